import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { RequestState } from '@/store/request'
import { Note } from '@/ui/Note'

/** How the last save ended. Whatever it was, the form keeps what was typed. */
export function AccountOutcome({ request }: { request: RequestState }) {
  if (request.status === 'done') {
    return <Note tone="ok" live="polite" title={request.message} actions={<Link to={paths.home}>Ir a inicio</Link>} />
  }
  if (request.status !== 'failed') return null
  return (
    <Note tone="bad" live="assertive" title={request.failure.message}>
      {request.failure.kind === 'refused' ? (
        <p>Tus cambios no se guardaron. Todo lo que escribiste sigue aquí: corrige lo necesario y guarda de nuevo.</p>
      ) : (
        <p>No sabemos si tus cambios se guardaron. Todo lo que escribiste sigue aquí y puedes guardar de nuevo.</p>
      )}
    </Note>
  )
}
