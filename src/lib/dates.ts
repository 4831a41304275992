export const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Returns the local date as YYYY-MM-DD. The UTC date may differ. @param milliseconds since 1970 */
export function localDate(milliseconds: number): string {
  const moment = new Date(milliseconds)
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** Returns the local time, such as '09:05'. @param milliseconds since 1970 */
export const timeOfDay = (milliseconds: number) => new Date(milliseconds).toTimeString().slice(0, 'HH:MM'.length)

/** Returns today's local date as YYYY-MM-DD. */
export const today = () => localDate(Date.now())

/** Whether one YYYY-MM-DD date is before another. Pads them, because date fields allow years of six digits. */
export const isBefore = (date: string, other: string) => date.padStart(12, '0') < other.padStart(12, '0')

/**
 * Returns today's date in another year, as YYYY-MM-DD, which may be a 29 February that does not exist.
 * @param years from now; negative for the past
 */
export function todayInYears(years: number): string {
  const [year = '', ...monthAndDay] = today().split('-')
  return [Number(year) + years, ...monthAndDay].join('-')
}

/** Returns the minutes since midnight for a string that begins with a time, such as '9:05'; NaN for any other string. */
export function minutesOf(time: string): number {
  const [, hour, minute] = /^(\d{1,2}):(\d\d)/.exec(time) ?? []
  return Number(hour) * 60 + Number(minute)
}

/** Returns noon, local time, on a YYYY-MM-DD date; null if the date is invalid. */
export function noonOf(date: string): Date | null {
  const noon = new Date(`${date}T12:00:00`)
  return Number.isNaN(noon.getTime()) ? null : noon
}

/** Returns the weekday of a YYYY-MM-DD date, from 0 for Sunday to 6; null if the date is invalid. */
export const weekdayOf = (date: string): number | null => noonOf(date)?.getDay() ?? null

/** Returns the number of days from today to a YYYY-MM-DD date, negative for a past date; NaN if the date is invalid. */
export function daysUntil(date: string): number {
  const [from, to] = [noonOf(today()), noonOf(date)]
  // Rounds the result, because a day on which daylight saving time starts or ends has 23 or 25 hours.
  return Math.round(((to?.getTime() ?? NaN) - (from?.getTime() ?? NaN)) / (24 * 60 * 60 * 1000))
}
