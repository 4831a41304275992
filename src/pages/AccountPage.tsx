import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'

import { pageHeaders } from '@/content/pageHeaders'
import { AccountEditor } from '@/features/account/AccountEditor'
import { PassCard } from '@/features/account/PassCard'
import { profileValues } from '@/features/account/profileSchema'
import { TEACHER_PROFILE } from '@/lib/profiles'
import type { SessionUser } from '@/lib/session'
import { accountLeft, loadAccount, selectAccountLoad, selectUserData } from '@/store/accountSlice'
import { loadSchools, selectSchools } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import { ListFailure } from '@/ui/ListFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { WithAside } from '@/ui/WithAside'

import styles from './AccountPage.module.css'

// Only teachers pay for it.
const TeacherCodeCard = lazy(() =>
  import('@/features/class-link/TeacherCodeCard').then((file) => ({ default: file.TeacherCodeCard })),
)

/** Where a phone's reader is led to past the form. */
const CARDS = 'tarjetas'

/** Whether the list of schools has come or failed once: only then a school that is not in it can be told. */
function useSchoolsKnown(areNeeded: boolean) {
  const { status } = useAppSelector(selectSchools).request
  const [areKnown, setAreKnown] = useState(false)
  if (!areKnown && (status === 'done' || status === 'failed')) setAreKnown(true)
  return areKnown || !areNeeded
}

const data: PageData = (dispatch, user) => {
  if (!user) return
  void dispatch(loadAccount(user.id))
  if (user.profile_id === TEACHER_PROFILE) void dispatch(loadSchools())
}

export function AccountPage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const userData = useAppSelector(selectUserData)
  const load = useAppSelector(selectAccountLoad)
  const schools = useAppSelector(selectSchools)
  const isTeacher = user.profile_id === TEACHER_PROFILE
  const areSchoolsKnown = useSchoolsKnown(isTeacher)
  // Once: what is typed later starts from here.
  const known = useMemo(() => {
    if (userData?.id !== user.id || !areSchoolsKnown) return null
    return profileValues(
      userData,
      schools.items.map(({ name }) => name),
    )
  }, [userData, user.id, areSchoolsKnown, schools.items])
  // The form is drawn piece by piece: all at once would hold up a slow phone.
  const profile = useDeferredValue(known)

  usePageData(data, user)
  useEffect(
    () => () => {
      dispatch(accountLeft())
    },
    [dispatch],
  )

  return (
    <>
      <PageHeader {...pageHeaders.account} />
      <PageBody>
        <p className={styles.jump}>
          <a href={`#${CARDS}`}>{isTeacher ? 'Ver mi código y mi pase' : 'Ver mi pase'}</a>
        </p>
        <WithAside
          aside={
            <div id={CARDS} className={styles.cards} tabIndex={-1}>
              {isTeacher && (
                <Suspense fallback={<Skeleton height="600px" />}>
                  <TeacherCodeCard teacherId={user.id} />
                </Suspense>
              )}
              <PassCard freePass={userData?.freePass ?? null} />
            </div>
          }
        >
          {profile && <AccountEditor user={user} profile={profile} />}
          {!profile && load.status !== 'failed' && (
            <LoadingBlock>
              <Skeleton height="2.5rem" width="60%" />
              <Skeleton height="900px" />
            </LoadingBlock>
          )}
          <ListFailure request={load} onRetry={() => dispatch(loadAccount(user.id))} />
        </WithAside>
      </PageBody>
    </>
  )
}

AccountPage.data = data
