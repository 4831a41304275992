import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import lamp from '@/art/cerradura.svg'
import { CourtesyTicket } from '@/features/pass/CourtesyTicket'
import { RegistrationDone, RegistrationForm } from '@/features/profile/RegistrationForm'
import { type DraftValues, registrationDraft } from '@/model/drafts'
import { paths } from '@/model/paths'
import { isTeacherProfile } from '@/model/session'
import { requestedVisit } from '@/model/visits'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { register } from '@/store/registration'
import { outcomesCleared } from '@/store/request'
import { Columns, Stack } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'
import { useAfterHydration } from '@/ui/useAfterHydration'
import { useHydrated } from '@/ui/useHydrated'

/** The API's profile ids, by their names in links to this page (see `registrationFor`). */
const profilesOfLinks: Record<string, string> = { docente: '1', familia: '2' }

export function RegistrationPage() {
  const dispatch = useAppDispatch()
  const request = useRequest(register)
  const [query] = useSearchParams()
  const profileId = useHydrated() ? (profilesOfLinks[query.get('perfil') ?? ''] ?? '') : ''

  const visit = useAfterHydration(requestedVisit)
  const [sent, setSent] = useState<DraftValues | null>(null)

  /** Opens the form with the values of the account that was just created, so that the user can correct the e-mail. */
  function correct() {
    if (sent) registrationDraft.write(sent)
    dispatch(outcomesCleared(register))
  }

  if (request.status === 'done') {
    const isTeacher = isTeacherProfile(sent?.['profile_id'])
    return <RegistrationDone {...request} visit={isTeacher ? (visit ?? '') : ''} onAgain={correct} />
  }
  return (
    <Page lamp={lamp} title="Crea tu cuenta" lead="Es gratuita y te da una entrada de cortesía.">
      {visit && (
        <p>
          <strong>{`Elegiste ${visit}.`}</strong> <span>Te espera al entrar con tu cuenta de docente.</span>
        </p>
      )}
      <Columns gap={6} ratio="7:5">
        <Stack gap={5}>
          <div>
            <RegistrationForm profileId={profileId} request={request} onSend={setSent} />
          </div>
          <p>
            ¿Ya tienes cuenta? <Link to={paths.login}>Inicia sesión</Link>
          </p>
        </Stack>
        <CourtesyTicket isAside />
      </Columns>
    </Page>
  )
}
