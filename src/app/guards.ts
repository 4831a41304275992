import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'

/**
 * Returns the path that a user is redirected to, or null if the user may see the route. Signed-out users are sent to
 * the sign-in page, which returns them afterwards. All other users are sent to the home page.
 */
export function redirectFor(guard: 'signedOut' | 'signedIn' | 'teacher' | undefined, user: SessionUser | null) {
  if (guard === undefined) return null
  if (guard === 'signedOut') return user && paths.home
  if (!user) return paths.login
  return guard === 'teacher' && !user.isTeacher ? paths.home : null
}
