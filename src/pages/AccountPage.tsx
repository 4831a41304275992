import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'

import type { Option } from '@/api/lookups'
import lamp from '@/art/cerradura.svg'
import { AccountForm, type RowId } from '@/features/profile/AccountForm'
import { PassCard } from '@/features/profile/PassCard'
import { profileValues } from '@/features/profile/accountSchema'
import { VisitDay } from '@/features/visits/VisitDay'
import { formatDate } from '@/lib/dateTexts'
import { paths } from '@/model/paths'
import type { List } from '@/lib/requestState'
import type { SessionUser } from '@/model/session'
import { upcomingVisit, wereVisitsForgotten } from '@/model/visits'
import { loadAccount, loadSchools, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useList, useRequest } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { selectHasUpcomingVisit, selectSentVisits } from '@/store/visitRequestSlice'
import { Cluster, Columns, Stack } from '@/ui/layout/layout'
import { lazyNamed } from '@/ui/lazyNamed'
import { ListState } from '@/ui/ListState'
import { Page } from '@/ui/page/Page'
import { Skeleton } from '@/ui/Skeleton'

import styles from './AccountPage.module.css'

// Lazy, because only teachers see the code.
const TeacherCodePanel = lazyNamed(() => import('@/features/class-link/TeacherCodePanel'), 'TeacherCodePanel')

/**
 * The names of the schools, once the list has loaded or failed; null until then. A list that loads later does not
 * change them, because the form would show a school of «Otro» in another field.
 */
function useSchoolNames({ items, request: { status } }: List<Option>, areNeeded: boolean): readonly string[] | null {
  const [names, setNames] = useState<readonly string[] | null>(areNeeded ? null : [])
  if (names === null && (status === 'done' || status === 'failed')) setNames(items.map(({ name }) => name))
  return names
}

export function AccountPage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const userData = useAppSelector(selectUserData)
  const request = useRequest(loadAccount, user.id)
  const { isTeacher } = user
  const schoolNames = useSchoolNames(useList(loadSchools), isTeacher)
  // Memoised, because it indexes about 1,000 school names.
  const profile = useMemo(
    () => userData && schoolNames && profileValues(userData, schoolNames),
    [userData, schoolNames],
  )
  // Deferred, because rendering the form immediately would block a slow phone for another 100 ms.
  const isReady = useDeferredValue(profile !== null)

  const [openRows, setOpenRows] = useState<readonly RowId[]>([])
  const toggle = (id: RowId, isOpen: boolean) =>
    // A row also fires `toggle` after the page has opened it.
    setOpenRows((rows) => {
      if (rows.includes(id) === isOpen) return rows
      return isOpen ? [...rows, id] : rows.filter((row) => row !== id)
    })
  const isEditing = openRows.length > 0

  const freePass = userData?.freePass ?? null
  const pass = userData
    ? freePass !== null && (
        <PassCard freePass={freePass} isMain={!isTeacher} tone={isTeacher || isEditing ? 'secondary' : 'primary'} />
      )
    : request.status !== 'failed' && <Skeleton height={isTeacher ? '9rem' : 'min(40vw + 13rem, 26rem)'} />

  return (
    <Page lamp={lamp} title="Mi cuenta" lead={`${user.name} ${user.first_lastname}`.trim()}>
      {isTeacher && <NextVisit userId={user.id} isEditing={isEditing} />}
      <Columns gap={5} ratio="7:5">
        <Stack gap={5}>
          <Suspense fallback={<Skeleton height="25rem" />}>
            {isTeacher && <TeacherCodePanel teacherId={user.id} />}
            {pass && <div className="no-print">{pass}</div>}
          </Suspense>
        </Stack>
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
            {profile && <AccountForm user={user} profile={profile} openRows={openRows} onToggle={toggle} />}
          </ListState>
        </Stack>
      </Columns>
    </Page>
  )
}

/** The teacher's next visit. Without one, a link to the request form, then the newest visit that has passed. */
function NextVisit({ userId, isEditing }: { userId: number; isEditing: boolean }) {
  const visits = useAppSelector(selectSentVisits)
  const isUpcoming = useAppSelector(selectHasUpcomingVisit)
  const visit = isUpcoming ? upcomingVisit(visits) : visits[0]
  return (
    <Columns as="section" gap={4} ratio="7:5" className={`${styles.band} on-wall edge no-print`} aria-label="Tu visita">
      {isUpcoming && visit?.date ? (
        <VisitDay visit={visit}>
          <li>Tu folio es {visit.appointmentId}.</li>
        </VisitDay>
      ) : (
        <Stack gap={2}>
          <h2 className={isUpcoming ? 'h3' : 'h2'}>{isUpcoming ? 'Pediste una visita' : 'Tu visita'}</h2>
          {isUpcoming && visit && <p className="h2 num">Tu folio es {visit.appointmentId}</p>}
          {isUpcoming && !wereVisitsForgotten(userId) && <p>La pediste desde otro dispositivo.</p>}
          {!isUpcoming && visit && <p>Pediste tu visita para el {formatDate(visit.date)}.</p>}
          {!isUpcoming && !visit && <p>Aún no has pedido una fecha para tu grupo.</p>}
        </Stack>
      )}
      <Cluster gap={4}>
        <ButtonLink tone={isEditing ? 'ghostWall' : 'light'} to={isUpcoming ? paths.sentVisit : paths.visitRequest}>
          {isUpcoming ? 'Tu visita' : 'Solicitar visita'}
        </ButtonLink>
        {!isUpcoming && visit && <Link to={paths.sentVisit}>Tu visita</Link>}
      </Cluster>
    </Columns>
  )
}
