import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'

/**
 * Returns the path to which the guard redirects a user, or null if the user may see the route. Signed-out users are
 * redirected to the sign-in page, which sends them back after they sign in. All other users are redirected to the home
 * page.
 */
export function redirectFor(guard: 'signedOut' | 'signedIn' | 'teacher' | undefined, user: SessionUser | null) {
  if (guard === undefined) return null
  if (guard === 'signedOut') return user && paths.home
  if (!user) return paths.login
  return guard === 'teacher' && !user.isTeacher ? paths.home : null
}
