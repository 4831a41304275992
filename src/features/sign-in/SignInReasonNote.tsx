import { groupSize } from '@/lib/drafts'
import { registrationFor } from '@/lib/paths'
import { returnToVisit } from '@/lib/signInDestination'
import { requestedService } from '@/lib/visits'
import { ButtonLink } from '@/ui/ButtonLink'
import { Note } from '@/ui/Note'

import { signInReason } from './signInReason'

/** @param from the path and query that a guard interrupted */
export function SignInReasonNote({ from }: { from: string }) {
  const reason = signInReason(from, { service: requestedService.read(), group: groupSize.read() })
  if (reason === null) return null
  const { title, kept, isForVisit } = reason
  return (
    <Note
      title={title}
      actions={
        isForVisit ? (
          <ButtonLink to={registrationFor.teacher} tone="secondary" size="s" onClick={returnToVisit}>
            Crear cuenta de docente
          </ButtonLink>
        ) : undefined
      }
    >
      {kept === '' ? undefined : <p>{kept}</p>}
    </Note>
  )
}
