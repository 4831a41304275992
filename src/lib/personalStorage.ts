import { clearStored, stored } from './browserStorage'
import { requestedService } from './visits'
import { contactDraft } from './drafts'
import { QUESTIONNAIRE } from './questionnaire'

/** `here`: this tab is at the visit request or its choice of services. `left`: it went on to another page. */
export const visitRequestPlace = stored(
  'visita.lugar',
  (value) => (value === 'here' || value === 'left' ? value : null),
  { kind: 'session' },
)

/** Removes everything about a person from this browser. Drafts of other people stay. */
export function clearPersonalStorage(userId: number): void {
  contactDraft(userId).clear()
  contactDraft(null).clear()
  visitRequestPlace.clear()
  requestedService.clear()
  for (const subject of ['visita', 'envio', 'patrocinio', 'cuenta']) clearStored(`${subject}.${userId}.`)
  clearStored('registro')
  clearStored(QUESTIONNAIRE)
}
