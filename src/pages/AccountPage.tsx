import { Suspense, useDeferredValue, useMemo, useState } from 'react'

import { Link } from 'react-router-dom'

import { AccountForm } from '@/features/profile/AccountForm'
import { PassCard } from '@/features/profile/PassCard'
import { profileValues } from '@/features/profile/accountSchema'
import { paths } from '@/lib/paths'
import type { RequestState } from '@/lib/requestState'
import type { SessionUser } from '@/lib/session'
import { loadAccount, loadSchools, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useList, useRequest } from '@/store/hooks'
import { classNames } from '@/ui/classNames'
import { lazyNamed } from '@/ui/lazyNamed'
import { ListState } from '@/ui/ListState'
import { PageBody } from '@/ui/PageBody'
import { Stack } from '@/ui/layout/layout'
import { TaskHeader } from '@/ui/page/TaskHeader'
import { Skeleton } from '@/ui/Skeleton'
import { WithAside } from '@/ui/page/WithAside'

import styles from './AccountPage.module.css'

// Only for teachers.
const TeacherCodeCard = lazyNamed(() => import('@/features/class-link/ClassPanels'), 'TeacherCodeCard')

/** The id of the cards, for the link above the form. */
const CARDS = 'tarjetas'

/** Whether the list of schools has loaded or failed. Until then, it is unknown which schools are not in it. */
function useAreSchoolsSettled({ status }: RequestState, areNeeded: boolean) {
  const [areSettled, setAreSettled] = useState(false)
  if (!areSettled && (status === 'done' || status === 'failed')) setAreSettled(true)
  return areSettled || !areNeeded
}

export function AccountPage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const userData = useAppSelector(selectUserData)
  const request = useRequest(loadAccount, user.id)
  const schools = useList(loadSchools)
  const { isTeacher } = user
  const areSchoolsSettled = useAreSchoolsSettled(schools.request, isTeacher)
  // Memoised: `useDeferredValue` renders again for every new object.
  const loaded = useMemo(() => {
    if (userData?.id !== user.id || !areSchoolsSettled) return null
    return profileValues(
      userData,
      schools.items.map(({ name }) => name),
    )
  }, [userData, user.id, areSchoolsSettled, schools.items])
  // Deferred: rendered all at once, the form would block a slow phone for 100 ms longer.
  const profile = useDeferredValue(loaded)

  const freePass = (userData?.id === user.id ? userData.freePass : null) ?? false
  const pass = freePass !== false && <PassCard freePass={freePass} />
  const editor = (
    <ListState
      missing="tus datos"
      list={{ items: profile ? [profile] : [], request, load: () => void dispatch(loadAccount(user.id)) }}
      skeleton={<Skeleton height="940px" />}
    >
      {profile && (
        <>
          {!isTeacher && pass}
          <AccountForm user={user} profile={profile} />
        </>
      )}
    </ListState>
  )

  return (
    <>
      <TaskHeader title="Mi cuenta" lead="Revisa tus datos y mantenlos al día." />
      <PageBody>
        {isTeacher ? (
          <>
            <p className={classNames(styles.jump, 'no-print')}>
              <a href={`#${CARDS}`}>{freePass === false ? 'Ver mi código' : 'Ver mi código y mi pase'}</a>
            </p>
            {user.hasAppointments && (
              <p>
                <Link to={paths.sentVisit}>Mi solicitud</Link>
              </p>
            )}
            <WithAside
              aside={
                <Stack gap={5} id={CARDS} className={styles.cards} tabIndex={-1}>
                  <Suspense fallback={<Skeleton height="600px" />}>
                    <TeacherCodeCard teacherId={user.id} />
                  </Suspense>
                  {pass}
                </Stack>
              }
            >
              {editor}
            </WithAside>
          </>
        ) : (
          editor
        )}
      </PageBody>
    </>
  )
}
