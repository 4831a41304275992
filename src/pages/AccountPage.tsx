import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'

import lamp from '@/art/r2-cuenta-validada.svg'
import { AccountForm } from '@/features/profile/AccountForm'
import { PassCard } from '@/features/profile/PassCard'
import { profileValues } from '@/features/profile/accountSchema'
import { VisitDay } from '@/features/visits/VisitDay'
import { formatDate } from '@/lib/dateTexts'
import { paths } from '@/model/paths'
import type { RequestState } from '@/lib/requestState'
import { fullName, type SessionUser } from '@/model/session'
import { upcomingVisit, wereVisitsForgotten } from '@/model/visits'
import { loadAccount, loadSchools, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useList, useRequest } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { selectHasUpcomingVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { Columns, Stack } from '@/ui/layout/layout'
import { lazyNamed } from '@/ui/lazyNamed'
import { ListState } from '@/ui/ListState'
import { Panel } from '@/ui/Panel'
import { Page } from '@/ui/page/Page'
import { Skeleton } from '@/ui/Skeleton'

// Lazy, because only teachers see the code.
const TeacherCodePanel = lazyNamed(() => import('@/features/class-link/TeacherCodePanel'), 'TeacherCodePanel')

/**
 * Whether the schools have loaded or failed to load. Until then, the form cannot know whether a school is in the list.
 */
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
  // Memoised, because it indexes about 1,000 school names.
  const profile = useMemo(() => {
    if (!userData || !areSchoolsSettled) return null
    return profileValues(
      userData,
      schools.items.map(({ name }) => name),
    )
  }, [userData, areSchoolsSettled, schools.items])
  // Deferred, because rendering the form immediately would block a slow phone for another 100 ms.
  const isReady = useDeferredValue(profile !== null)

  const freePass = userData?.freePass ?? null
  const pass = userData
    ? freePass !== null && <PassCard freePass={freePass} isMain={!isTeacher} />
    : request.status !== 'failed' && <Skeleton height="24rem" />

  return (
    <Page lamp={lamp} title="Mi cuenta" lead={fullName(user)}>
      <Columns gap={5} ratio="5:7">
        {isTeacher && (
          <>
            <div className="no-print">
              <VisitTicket user={user} />
            </div>
            <Suspense fallback={<Skeleton height="17rem" />}>
              <TeacherCodePanel teacherId={user.id} />
            </Suspense>
          </>
        )}
        <div className="no-print">{pass}</div>
        <Stack gap={5}>
          <ListState
            listName="tus datos"
            list={{
              items: profile && isReady ? [profile] : [],
              request,
              load: () => void dispatch(loadAccount(user.id)),
            }}
            skeleton={<Skeleton height="30rem" />}
          >
            {profile && <AccountForm user={user} profile={profile} />}
          </ListState>
        </Stack>
      </Columns>
    </Page>
  )
}

/** The teacher's next visit. Without one, a link to the request form, then the newest visit that has passed. */
function VisitTicket({ user }: { user: SessionUser }) {
  const visits = useAppSelector(selectSentVisits)
  const [visit, newest] = [upcomingVisit(visits), visits[0]]
  const isUpcoming = useAppSelector(selectHasUpcomingVisit)
  return (
    <Panel title="Tu visita">
      {isUpcoming && visit && <VisitDay visit={visit} />}
      {isUpcoming && !visit?.date && <p>{whyUnknown(user.id)}</p>}
      {!isUpcoming && !newest && <p>Aún no has pedido una fecha para tu grupo.</p>}
      <div>
        <ButtonLink to={isUpcoming ? paths.sentVisit : paths.visitRequest}>
          {isUpcoming ? 'Tu visita' : 'Solicitar visita'}
        </ButtonLink>
      </div>
      {!isUpcoming && newest && (
        <p>
          Pediste tu visita para el {formatDate(newest.date)}. <Link to={paths.sentVisit}>Tu visita</Link>
        </p>
      )}
    </Panel>
  )
}

const whyUnknown = (userId: number) =>
  wereVisitsForgotten(userId)
    ? 'Este dispositivo ya no guarda los detalles de tu solicitud.'
    : 'La pediste desde otro dispositivo.'
