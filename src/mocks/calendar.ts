import { now } from './requestContext.ts'

const MUSEUM_TIME_ZONE = 'America/Mexico_City'

/** Returns today's date in the museum's time zone, as YYYY-MM-DD. */
export function todayInTheMuseum(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: MUSEUM_TIME_ZONE }).format(now())
}

/** Whether a string is an existing date in the format YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4,6}-\d{2}-\d{2}$/.test(text)) return false
  const date = midnightOf(text)
  const parts = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  return text.split('-').every((part, index) => Number(part) === parts[index])
}

/** Returns the start of a date, in UTC. `Date` cannot parse years with five digits. */
function midnightOf(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

/** Adds a number of days to a date. A negative number subtracts days. */
export function daysAfter(date: string, days: number): string {
  const later = midnightOf(date)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}

/**
 * Whether a date is after another date, in any year. A plain string comparison would put '12025-01-01' before
 * '2025-01-01'.
 */
export function isAfter(date: string, other: string): boolean {
  return date.padStart(12, '0') > other.padStart(12, '0')
}

/** Formats '2025-10-16' as 'Jueves 16 de octubre de 2025'. */
export function formatDate(date: string): string {
  const full = new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeZone: 'UTC' })
  const words = full.format(midnightOf(date)).replace(',', '')
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
