import { groupSize } from '@/model/groupSize'
import { requestedService } from '@/model/visits'

import { signInReason } from './signInReason'
import styles from './SignInReasonNote.module.css'

/** A band that explains why sign-in is needed. @param from the page that redirected to sign-in */
export function SignInReasonNote({ from }: { from: string }) {
  const reason = signInReason(from, { service: requestedService.read(), group: groupSize.read() })
  if (reason === null) return null
  const { title, storedChoices } = reason
  return (
    <div className={styles.band}>
      <p className="container">
        <strong>{title}.</strong> {storedChoices}
      </p>
    </div>
  )
}
