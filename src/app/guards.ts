import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'

/** Returns the path to which a guard redirects this user; null if the user may see the route. */
export function redirectFor(guard: 'signedOut' | 'signedIn' | 'teacher' | undefined, user: SessionUser | null) {
  if (guard === undefined) return null
  if (guard === 'signedOut') return user && paths.home
  if (!user) return paths.login
  return guard === 'teacher' && !user.isTeacher ? paths.home : null
}
