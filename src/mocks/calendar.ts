import { now } from './requestContext.ts'

const MUSEUM_TIME_ZONE = 'America/Mexico_City'

/** Returns today's date in the museum's time zone, as YYYY-MM-DD. */
export function todayInTheMuseum(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: MUSEUM_TIME_ZONE }).format(now())
}

/** Whether a string is an existing date in the format YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text

/** Adds a number of days to a date. A negative number subtracts days. */
export function daysAfter(date: string, days: number): string {
  const later = new Date(date)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}

/** Formats '2025-10-16' as 'Jueves 16 de octubre de 2025'. */
export function formatDate(date: string): string {
  const full = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'UTC' })
  const words = full.format(new Date(date)).replace(',', '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Formats an instant in the museum's time zone: '18 de septiembre de 2025'. */
export function localDate(instant: string): string {
  return new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: MUSEUM_TIME_ZONE }).format(new Date(instant))
}

/** Formats an instant with its time: '18 sep 2025, 10:30'. */
export function momentOf(instant: string): string {
  return new Intl.DateTimeFormat('es-MX', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: MUSEUM_TIME_ZONE,
  }).format(new Date(instant))
}

/** Returns the time fifteen minutes before a schedule such as '10:30'. */
export function fifteenMinutesBefore(schedule: string): string {
  const [hour = 0, minute = 0] = schedule.split(':').map(Number)
  const minutes = hour * 60 + minute - 15
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
}
