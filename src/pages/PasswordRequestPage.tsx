import letter from '@/art/r3-contrasena-pedida.svg'
import { PasswordRequestDone, PasswordRequestForm } from '@/features/password/PasswordRequestForm'
import { useRequest } from '@/store/hooks'
import { requestPassword } from '@/store/passwords'
import { Page } from '@/ui/page/Page'
import { SheetWithArt } from '@/ui/page/SheetWithArt'

export function PasswordRequestPage() {
  const request = useRequest(requestPassword)

  if (request.status === 'done') return <PasswordRequestDone {...request} />
  return (
    <Page
      title="Recupera tu contraseña"
      lead="Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una nueva."
    >
      <SheetWithArt art={letter}>
        <PasswordRequestForm />
      </SheetWithArt>
    </Page>
  )
}
