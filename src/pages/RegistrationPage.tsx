import { Link } from 'react-router-dom'

import { RegistrationDone, RegistrationForm } from '@/features/profile/RegistrationForm'
import { paths } from '@/lib/paths'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { register } from '@/store/registration'
import { outcomesCleared } from '@/store/request'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'
import { useSearchParam } from '@/ui/useSearchParam'

/** The API's profile ids, by their names in links to this page (see `registrationFor`). */
const profilesOfLinks: Record<string, string> = { docente: '1', familia: '2' }

export function RegistrationPage() {
  const dispatch = useAppDispatch()
  const request = useRequest(register)
  const profileId = profilesOfLinks[useSearchParam('perfil') ?? ''] ?? ''

  if (request.status === 'done') {
    return <RegistrationDone {...request} onAgain={() => dispatch(outcomesCleared(register))} />
  }
  return (
    <>
      <TaskHeader
        title="Crea tu cuenta"
        lead="Es gratuita y te da una entrada de cortesía a la exposición permanente."
        documentTitle="Registro"
      />
      <PageBody>
        <p>
          ¿Ya tienes cuenta? <Link to={paths.login}>Inicia sesión</Link>
        </p>
        <RegistrationForm profileId={profileId} />
      </PageBody>
    </>
  )
}
