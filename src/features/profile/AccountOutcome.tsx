import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { RequestState } from '@/store/request'
import { Note } from '@/ui/Note'
import { RequestFailure } from '@/ui/RequestFailure'

/** A change of e-mail that takes effect once the new address is confirmed. */
export interface EmailChange {
  /** The e-mail that the account still has. */
  from: string
  to: string
}

interface AccountOutcomeProps {
  request: RequestState
  emailChange: EmailChange | null
}

/** How the last attempt to save ended. */
export function AccountOutcome({ request, emailChange }: AccountOutcomeProps) {
  if (request.status === 'done') {
    return (
      <Note
        tone="ok"
        live="polite"
        title="Sus datos se han actualizado correctamente"
        actions={<Link to={paths.home}>Ir a inicio</Link>}
      >
        {emailChange && (
          <p>
            Tu correo nuevo es <strong>{emailChange.to}</strong>, pero falta que lo confirmes: abre el mensaje que te
            llegará ahí. Mientras tanto entras con {emailChange.from}.
          </p>
        )}
      </Note>
    )
  }
  return request.status === 'failed' && <RequestFailure failure={request.failure} />
}
