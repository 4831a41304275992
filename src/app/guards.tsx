import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

interface TeacherOnlyProps {
  /** The page, given the teacher that the guard found. */
  children: (teacher: SessionUser) => ReactNode
}

/**
 * For the four protected routes: nobody signed in → the sign-in page, which comes back here afterwards;
 * no teacher cookie → home.
 */
export function TeacherOnly({ children }: TeacherOnlyProps) {
  const user = useAppSelector(selectUser)
  if (TeacherOnly.admits(user)) return children(user)
  return user ? <Navigate to={paths.home} replace /> : <ToSignIn />
}
TeacherOnly.admits = (user: SessionUser | null): user is SessionUser & { isTeacher: true } => user?.isTeacher === true

/** For pages about one's own account: nobody signed in → the sign-in page, which comes back here afterwards. */
export function SignedInOnly({ children }: { children: (user: SessionUser) => ReactNode }) {
  const user = useAppSelector(selectUser)
  return SignedInOnly.admits(user) ? children(user) : <ToSignIn />
}
SignedInOnly.admits = (user: SessionUser | null): user is SessionUser => user !== null

function ToSignIn() {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.login} replace state={{ from: pathname + search }} />
}

/** For pages that only make sense without a session, such as the registration. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectUser)
  return SignedOutOnly.admits(user) ? children : <Navigate to={paths.home} replace />
}
SignedOutOnly.admits = (user: SessionUser | null) => user === null
