import { PasswordRequestDone, PasswordRequestForm } from '@/features/password/PasswordRequestForm'
import { paths } from '@/model/paths'
import { useRequest } from '@/store/hooks'
import { requestPassword } from '@/store/passwords'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageBody } from '@/ui/PageBody'
import { Panel } from '@/ui/Panel'
import { PageHeader } from '@/ui/page/PageHeader'
import { WithAside } from '@/ui/page/WithAside'

/** Requests an e-mail with a link to set a new password. */
export function PasswordRequestPage() {
  const request = useRequest(requestPassword)

  if (request.status === 'done') return <PasswordRequestDone {...request} />
  return (
    <>
      <PageHeader
        title="Recupera tu contraseña"
        lead="Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una nueva."
      />
      <PageBody>
        <WithAside
          aside={
            <Panel title="Si el correo no llega">
              <ul className="bullets">
                <li>Espera unos minutos.</li>
                <li>Búscalo en la carpeta de spam.</li>
                <li>Revisa que sea el correo con el que te registraste.</li>
              </ul>
              <div>
                <ButtonLink to={paths.contact} tone="secondary">
                  Escribe al museo
                </ButtonLink>
              </div>
            </Panel>
          }
        >
          <PasswordRequestForm />
        </WithAside>
      </PageBody>
    </>
  )
}
