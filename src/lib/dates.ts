const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Whether a value out of storage is a moment in milliseconds that a clock could show. */
export const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

/** The local calendar date of a moment as YYYY-MM-DD: in the evening UTC is already tomorrow in Mexico City. */
export function dayOf(milliseconds: number): string {
  const moment = new Date(milliseconds)
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** Today's local calendar date as YYYY-MM-DD. */
export const today = () => dayOf(Date.now())

/** '09:05', in local time. */
export function timeOfDay(milliseconds: number): string {
  const moment = new Date(milliseconds)
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/** Whether a YYYY-MM-DD date is earlier than another; years may have more than four digits. */
export function isBefore(date: string, other: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [otherYear = 0, otherMonth = 0, otherDay = 0] = other.split('-').map(Number)
  return (year - otherYear || month - otherMonth || day - otherDay) < 0
}

const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** Its noon; null when it is not a date. */
function noonOf(date: string): Date | null {
  const noon = new Date(`${date}T12:00:00`)
  return Number.isNaN(noon.getTime()) ? null : noon
}

/** '16 de octubre de 2025' for '2025-10-16'; the text itself when it is not a date. */
export function dayInWords(date: string): string {
  const noon = noonOf(date)
  return noon === null ? date : `${noon.getDate()} de ${MONTHS[noon.getMonth()] ?? ''} de ${noon.getFullYear()}`
}

/** 'jueves 16 de octubre de 2025' for '2025-10-16'; the text itself when it is not a date. */
export function dateInWords(date: string): string {
  const noon = noonOf(date)
  return noon === null ? date : `${WEEKDAYS[noon.getDay()] ?? ''} ${dayInWords(date)}`
}

/** 'hoy a las 09:05', or 'el jueves 16 de octubre de 2025 a las 09:05' for another day. */
export function momentInWords(milliseconds: number): string {
  const day = dayOf(milliseconds)
  return `${day === today() ? 'hoy' : `el ${dateInWords(day)}`} a las ${timeOfDay(milliseconds)}`
}
