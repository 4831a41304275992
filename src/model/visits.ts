import { daysUntil, isBefore, localDate, today } from '@/lib/dates'
import { arrayOf, asNumber, asString, type Decoded, isId, recordOf, stringOr } from '@/lib/untrusted'
import { countPeople, emptyGroupSize, groupSize, peopleInWords } from './groupSize'
import { storedValue } from './stored'

const decodeService = recordOf({ id: asString, name: asString, price: (price) => asNumber(price) ?? null })

/** The service chosen for a visit. `price` is per visitor, in Mexican pesos; null if the museum has set no price. */
export type ChosenService = Decoded<typeof decodeService>

export const chosenService = (userId: number) => storedValue('visita.*.servicio', decodeService, userId)

/** The service that a signed-out user requested. It becomes the chosen service of the next teacher who signs in. */
export const requestedService = storedValue('visita.pedida', decodeService)

/** Returns the visit that a signed-out user chose beside the prices, such as '«Recorrido» para 84 personas', or ''. */
export function requestedVisit(): string {
  const service = requestedService.read()
  const people = countPeople(groupSize.read() ?? emptyGroupSize)
  if (!service) return ''
  return `«${service.name}»${people === 0 ? '' : ` para ${peopleInWords(people)}`}`
}

const asCount = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0)

/** Decodes a stored visit. Missing properties become '', null or 0. Returns null if the folio is missing or invalid. */
export const decodeSentVisit = recordOf({
  /** The number of the request, which the museum calls folio. */
  appointmentId: (folio) => (typeof folio === 'string' && isId(folio) ? folio : undefined),
  /** Milliseconds since 1970; 0 if unknown. */
  sentAt: asCount,
  teacherName: stringOr,
  /** YYYY-MM-DD. */
  date: stringOr,
  schedule: stringOr,
  service: decodeService,
  contactPreference: stringOr,
  groups: arrayOf(recordOf({ label: stringOr, count: asCount })),
  teachers: asCount,
  parents: asCount,
})

/** A sent visit request. If another browser sent it, only its number is known: the rest is '' or 0. */
export type SentVisit = Decoded<typeof decodeSentVisit>

const MAX_VISITS = 20

/** Adds a visit for each other valid folio. @param visits newest first, like the result */
export function withFolios(visits: readonly SentVisit[], folios: readonly string[]): SentVisit[] {
  const present = new Set(visits.map(({ appointmentId }) => appointmentId))
  const further = [...new Set(folios)].filter((folio) => !present.has(folio))
  return [...visits, ...further.flatMap((appointmentId) => decodeSentVisit({ appointmentId }) ?? [])]
    .sort((one, other) => Number(other.appointmentId) - Number(one.appointmentId))
    .slice(0, MAX_VISITS)
}

export const wasSentToday = ({ sentAt }: SentVisit) => localDate(sentAt) === today()

/** Whether the day of a visit is over; false if the day is unknown. */
export const hasPassed = ({ date }: Pick<SentVisit, 'date'>) => date !== '' && isBefore(date, today())

/**
 * Returns the newest visit that has not passed. A visit without a day has passed if a newer visit has.
 * @param visits newest first
 */
export function upcomingVisit(visits: readonly SentVisit[]): SentVisit | undefined {
  const upcoming = visits.find((visit) => !hasPassed(visit))
  if (upcoming?.date !== '' || upcoming === visits[0]) return upcoming
  return visits.find((visit) => visit.date !== '' && !hasPassed(visit))
}

const DAYS_TO_TALK = 30

export const isRecent = (visit: SentVisit) => hasPassed(visit) && daysUntil(visit.date) >= -DAYS_TO_TALK

export const sentVisits = (userId: number) => storedValue('visita.*.enviadas', arrayOf(decodeSentVisit), userId)

/** The ids of the users whose sent visits this browser removed at sign-out. */
const forgetfulUsers = storedValue('solicitudes-borradas', arrayOf(asNumber))

/** Whether this browser removed the details of a user's sent visits at a sign-out. */
export const wereVisitsForgotten = (userId: number) => forgetfulUsers.read()?.includes(userId) === true

/** Remembers, before the details of a user's sent visits are removed, that this browser had them. */
export function noteForgottenVisits(userId: number): void {
  if (!sentVisits(userId).read()?.length || wereVisitsForgotten(userId)) return
  forgetfulUsers.write([...(forgetfulUsers.read() ?? []), userId])
}

export const sentVisitCopy = (userId: number, appointmentId: string) =>
  storedValue('visita.*.copia.*', (value) => value === true || null, userId, appointmentId)

export const tickedRequirements = (userId: number, appointmentId: string) =>
  storedValue('visita.*.requisitos.*', arrayOf(asString), userId, appointmentId)
