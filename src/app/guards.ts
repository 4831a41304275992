import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'

/**
 * Where a route leads who may not see it; null for who may. Pages of one's own lead to the sign-in page, which comes back
 * to them afterwards; what only teachers have leads others home, and so does registering while signed in.
 */
export function ledAway(guard: 'signedOut' | 'signedIn' | 'teacher' | undefined, user: SessionUser | null) {
  if (guard === undefined) return null
  if (guard === 'signedOut') return user && paths.home
  if (!user) return paths.login
  return guard === 'teacher' && !user.isTeacher ? paths.home : null
}
