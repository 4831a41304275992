import { useEffect } from 'react'
import { Link } from 'react-router-dom'

import type { RegistrationPayload } from '@/api/users'
import { RegistrationAside } from '@/features/account/RegistrationAside'
import { RegistrationDone } from '@/features/account/RegistrationDone'
import { RegistrationForm } from '@/features/account/RegistrationForm'
import { paths } from '@/lib/paths'
import { registrationDraft } from '@/lib/personalStorage'
import { loadProfiles, register, registrationLeft, selectProfiles, selectRegistration } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { WhenLive } from '@/ui/WhenLive'
import { WithAside } from '@/ui/WithAside'

const data: PageData = (dispatch) => {
  void dispatch(loadProfiles())
}

export function RegistrationPage() {
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectRegistration)
  const profiles = useAppSelector(selectProfiles)

  usePageData(data)
  useEffect(
    () => () => {
      dispatch(registrationLeft())
    },
    [dispatch],
  )

  async function submit(user: RegistrationPayload) {
    if (register.fulfilled.match(await dispatch(register(user)))) registrationDraft.clear()
  }

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
            <WhenLive height="72rem">
              <RegistrationForm profiles={profiles.items} request={request} onSubmit={submit} />
            </WhenLive>
          </WithAside>
        )}
      </PageBody>
    </>
  )
}

RegistrationPage.data = data
