import type { PageData } from '@/app/page'
import { Link } from 'react-router-dom'

import type { RegistrationPayload } from '@/api/users'
import { RegistrationAside } from '@/features/profile/RegistrationAside'
import { RegistrationDone } from '@/features/profile/RegistrationDone'
import { RegistrationForm } from '@/features/profile/RegistrationForm'
import { paths } from '@/lib/paths'
import { register } from '@/store/accountCalls'
import { useAppDispatch, useForgetOnLeave, useList, useRequest } from '@/store/hooks'
import { loadProfiles, loadTopics } from '@/store/lookupCalls'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'
import { WithAside } from '@/ui/page/WithAside'

const data: PageData = (dispatch) => {
  void dispatch(loadProfiles())
  void dispatch(loadTopics())
}

export function RegistrationPage() {
  const dispatch = useAppDispatch()
  const request = useRequest(register)
  const profiles = useList(loadProfiles)

  useForgetOnLeave(register)

  const submit = (user: RegistrationPayload) => dispatch(register(user))

  return (
    <>
      <PageHeader
        title="Crea tu cuenta"
        lead="Es gratuita y te da una entrada de cortesía a la exposición permanente."
        documentTitle="Registro"
      />
      <PageBody narrow={request.status === 'done'}>
        {request.status === 'done' ? (
          <RegistrationDone message={request.message} />
        ) : (
          <WithAside aside={<RegistrationAside />}>
            <p>
              ¿Ya tienes cuenta? <Link to={paths.login}>Inicia sesión</Link>
            </p>
            <RegistrationForm profiles={profiles.items} request={request} onSubmit={submit} />
          </WithAside>
        )}
      </PageBody>
    </>
  )
}

RegistrationPage.data = data
