import lamp from '@/art/r9-cuenta-sin-validar.svg'
import { PasswordRequestDone, PasswordRequestForm } from '@/features/password/PasswordRequestForm'
import { useRequest } from '@/store/hooks'
import { requestPassword } from '@/store/passwords'
import { SplitPage } from '@/ui/page/SplitPage'

export function PasswordRequestPage() {
  const request = useRequest(requestPassword)

  if (request.status === 'done') return <PasswordRequestDone {...request} />
  return (
    <SplitPage lamp={lamp} title="Recupera tu contraseña" description="Te enviaremos un enlace para elegir una nueva.">
      <p className="muted">Te enviaremos un enlace para elegir una nueva. Si no llega, búscalo en spam.</p>
      <PasswordRequestForm request={request} />
    </SplitPage>
  )
}
