import { localDate, noonOf, timeOfDay, today } from './dates'

/** Returns '10:30 h' for '10:30', and any other string unchanged. */
export const formatTime = (time: string) => (/^\d{1,2}:\d{2}$/.test(time) ? `${time} h` : time)

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')
/** Returns 'los sábados' for 6. @param weekday from 0 for Sunday */
export const everyWeekday = (weekday: number) => `los ${(WEEKDAYS[weekday] ?? '').replace(/[^s]$/, '$&s')}`

/** Returns 'jueves', '16 de octubre' and '2025' for '2025-10-16'; null if the date is invalid. */
export function dateParts(date: string) {
  const noon = noonOf(date)
  return (
    noon && {
      weekday: WEEKDAYS[noon.getDay()] ?? '',
      day: `${noon.getDate()} de ${MONTHS[noon.getMonth()] ?? ''}`,
      year: String(noon.getFullYear()),
    }
  )
}

/** Returns '16 de octubre de 2025' for '2025-10-16'. Returns an invalid date unchanged. */
export function formatDay(date: string): string {
  const parts = dateParts(date)
  return parts === null ? date : `${parts.day} de ${parts.year}`
}

/** Returns 'jueves 16 de octubre de 2025' for '2025-10-16'. Returns an invalid date unchanged. */
export function formatDate(date: string): string {
  const parts = dateParts(date)
  return parts === null ? date : `${parts.weekday} ${formatDay(date)}`
}

/** Returns 'hoy a las 09:05', or 'el jueves 16 de octubre de 2025 a las 09:05' for another day. */
export function formatMoment(milliseconds: number): string {
  const day = localDate(milliseconds)
  return `${day === today() ? 'hoy' : `el ${formatDate(day)}`} a las ${timeOfDay(milliseconds)}`
}
