import { Link } from 'react-router-dom'

import { groupSize } from '@/model/groupSize'
import { registrationFor } from '@/model/paths'
import { returnToVisit } from '@/model/signInDestination'
import { requestedService } from '@/model/visits'
import { Cluster } from '@/ui/layout/layout'

import { signInReason } from './signInReason'
import styles from './SignInReasonNote.module.css'

/**
 * A band below the header that explains why sign-in is needed.
 * @param from the path and query of the page that redirected to sign-in
 */
export function SignInReasonNote({ from }: { from: string }) {
  const reason = signInReason(from, { service: requestedService.read(), group: groupSize.read() })
  if (reason === null) return null
  const { title, storedChoices, isForVisit } = reason
  return (
    <div className={styles.band}>
      <Cluster gap={3} justify="between" className="container">
        <p>
          <strong>{title}</strong> {storedChoices}
        </p>
        {isForVisit && (
          <Link to={registrationFor.teacher} onClick={returnToVisit}>
            Crear cuenta de docente
          </Link>
        )}
      </Cluster>
    </div>
  )
}
