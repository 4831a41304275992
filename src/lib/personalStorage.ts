import { clearStored, stored } from './browserStorage'
import { isRecord } from './record'

/** Everything the browser keeps for people starts with this. */
export const PERSONAL = 'myt.'

/** The answers and the place of whoever is in the questionnaire. */
export const QUESTIONNAIRE = `${PERSONAL}cuestionario.`

/** The service of a visit. A null price has not been set by the museum: 'Por cotizar'. */
export interface ChosenService {
  id: string
  name: string
  price: number | null
}

/** What was sent, to be shown again on the confirmation page. */
export interface SentVisit {
  appointmentId: string
  teacherName: string
  /** YYYY-MM-DD */
  date: string
  schedule: string
  service: ChosenService | null
  contactPreference: string
  rows: { label: string; count: number }[]
  attendees: number
}

function decodeService(value: unknown): ChosenService | null {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['name'] !== 'string') return null
  const price = value['price']
  return { id: value['id'], name: value['name'], price: typeof price === 'number' ? price : null }
}

const asCount = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0)

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

function decodeSent(value: unknown): SentVisit | null {
  if (!isRecord(value) || typeof value['appointmentId'] !== 'string') return null
  const rows = Array.isArray(value['rows']) ? (value['rows'] as unknown[]).filter(isRecord) : []
  return {
    appointmentId: value['appointmentId'],
    teacherName: asText(value['teacherName']),
    date: asText(value['date']),
    schedule: asText(value['schedule']),
    service: decodeService(value['service']),
    contactPreference: asText(value['contactPreference']),
    rows: rows.map((row) => ({ label: asText(row['label']), count: asCount(row['count']) })),
    attendees: asCount(value['attendees']),
  }
}

/** The draft of a visit request, as the form's own values; the form decides what of it still makes sense. */
export const visitDraft = (userId: number) =>
  stored(`${PERSONAL}visita.${userId}.borrador`, (value) => (isRecord(value) ? value : null))

export const chosenService = (userId: number) => stored(`${PERSONAL}visita.${userId}.servicio`, decodeService)

/** A sent request of which only the folio is known, as when the browser keeps nothing else. */
export const bareVisit = (appointmentId: string): SentVisit => ({
  appointmentId,
  teacherName: '',
  date: '',
  schedule: '',
  service: null,
  contactPreference: '',
  rows: [],
  attendees: 0,
})

export const sentVisit = (userId: number) => stored(`${PERSONAL}visita.${userId}.enviada`, decodeSent)

/** Whether the services page was reached from the visit request: only then it offers to add and remove. */
export const cameFromVisitRequest = (userId: number) =>
  stored(`${PERSONAL}visita.${userId}.desde-solicitud`, (value) => (value === true ? true : null), { kind: 'session' })

/** The changes to somebody's own data that they have not saved. */
export const accountDraft = (userId: number) =>
  stored(`${PERSONAL}cuenta.${userId}.borrador`, (value) => (isRecord(value) ? value : null), { days: 7 })

/** What somebody had typed into the registration, without the password; gone when the tab is closed. */
export const registrationDraft = stored(`${PERSONAL}registro`, (value) => (isRecord(value) ? value : null), {
  kind: 'session',
  days: 1,
})

/** A message to the museum that was not sent yet; of who is signed out, gone when the tab is closed. */
export const contactDraft = (userId: number | null) =>
  stored(`${PERSONAL}contacto.${userId ?? 'anonimo'}.borrador`, (value) => (isRecord(value) ? value : null), {
    kind: userId === null ? 'session' : 'local',
  })

/** Removes everything of the person from this browser (sign-out); the draft of somebody else waits for its owner. */
export function clearPersonalStorage(userId: number): void {
  contactDraft(userId).clear()
  contactDraft(null).clear()
  for (const subject of ['visita', 'envio', 'patrocinio', 'cuenta']) clearStored(`${PERSONAL}${subject}.${userId}.`)
  registrationDraft.clear()
  clearStored(QUESTIONNAIRE)
}
