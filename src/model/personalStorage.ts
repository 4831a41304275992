import { clearStored } from '@/lib/browserStorage'
import { DOUBTS } from './doubts'
import { noteForgottenVisits, requestedService } from './visits'
import { contactDraft } from './drafts'
import { QUESTIONNAIRE } from './questionnaire'

/**
 * Removes everything that this browser has stored about a user, and what it has stored about no user in particular.
 */
export function clearPersonalStorage(userId: number): void {
  noteForgottenVisits(userId)
  contactDraft(userId).clear()
  contactDraft(null).clear()
  requestedService.clear()
  for (const subject of ['visita', 'envio', 'patrocinio', 'cuenta']) clearStored(`${subject}.${userId}.`)
  clearStored('registro')
  clearStored(QUESTIONNAIRE)
  clearStored(DOUBTS, (owner) => owner === '' || owner === String(userId))
}
