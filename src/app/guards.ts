import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'

/**
 * Where a visitor who may not see a route is sent; null for visitors who may. Personal pages send to the sign-in page,
 * which comes back to them; pages for teachers, and the registration page for signed-in users, redirect to the home page.
 */
export function redirectFor(guard: 'signedOut' | 'signedIn' | 'teacher' | undefined, user: SessionUser | null) {
  if (guard === undefined) return null
  if (guard === 'signedOut') return user && paths.home
  if (!user) return paths.login
  return guard === 'teacher' && !user.isTeacher ? paths.home : null
}
