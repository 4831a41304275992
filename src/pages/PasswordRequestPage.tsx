import { PasswordRequestDone, PasswordRequestForm } from '@/features/password/PasswordRequestForm'
import { useRequest } from '@/store/hooks'
import { requestPassword } from '@/store/passwords'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'

export function PasswordRequestPage() {
  const request = useRequest(requestPassword)

  if (request.status === 'done') return <PasswordRequestDone {...request} />
  return (
    <>
      <PageHeader
        title="Recupera tu contraseña"
        lead="Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una nueva."
      />
      <PageBody narrow>
        <PasswordRequestForm />
      </PageBody>
    </>
  )
}
