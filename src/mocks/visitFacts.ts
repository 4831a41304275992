import { formatDate, fifteenMinutesBefore } from './calendar.ts'
import type { Requests } from './records.ts'
import { contactPreferences, nameOf, schedules, schoolGrades } from './seed/lookups.ts'
import { packages } from './seed/packages.ts'

interface QuoteLine {
  concept: string
  people: number
  amount: number | null
}

/** A visit request as strings and numbers for its e-mail and PDF. */
export interface VisitFacts {
  date: string
  schedule: string
  /** The group's transport, or how the group joins a virtual visit. */
  arrival: string
  contactPreference: string
  service: string
  /** The price per person in Mexican pesos; null if the museum quotes the price separately. */
  price: number | null
  lines: QuoteLine[]
  people: number
  total: number | null
}

/** Calculates the estimated price: the service's price multiplied by the number of visitors. */
export function visitFacts(visit: Requests['appointments']): VisitFacts {
  // A visit has one service, although the API receives a list.
  const service = packages.find(({ id }) => visit.package_ids.includes(id))
  // Recognises a virtual service only by its name, as the platform does.
  const isVirtual = /virtual/i.test(service?.name ?? '')
  const price = service === undefined || service.price === null ? null : Number(service.price)
  const counts: [concept: string, people: number][] = [
    ...visit.school_grades.map((group, index): [string, number] => [
      `Grupo ${String(index + 1)}, ${nameOf(schoolGrades, group.school_grade_id)}`,
      group.students,
    ]),
    ['Profesores', visit.teachers],
    ['Padres de familia', visit.parents],
  ]
  const people = counts.reduce((sum, [, count]) => sum + count, 0)
  const schedule = nameOf(schedules, visit.schedule_id)
  return {
    date: formatDate(visit.date),
    schedule: isVirtual
      ? `${schedule} h, hora de la Ciudad de México`
      : `${schedule} h. Llegar a las ${fifteenMinutesBefore(schedule)} h`,
    arrival: isVirtual
      ? 'El museo te enviará el enlace para conectarse cuando confirme la fecha.'
      : 'El día de la visita, lleguen 15 minutos antes y presenten la solicitud impresa.',
    contactPreference: nameOf(contactPreferences, visit.contact_preference_id),
    service: service?.name ?? '',
    price,
    lines: counts
      .filter(([, count]) => count > 0)
      .map(([concept, count]) => ({ concept, people: count, amount: price === null ? null : price * count })),
    people,
    total: price === null ? null : price * people,
  }
}

/** Formats a number of people, such as '70 personas' or '1 persona'. */
export function inPeople(count: number): string {
  return `${count.toLocaleString('es-MX')} ${count === 1 ? 'persona' : 'personas'}`
}
