import { weekdayOf } from '@/lib/dates'

/** The museum's opening hours, for approval by the museum. Weekdays are numbered as in `Date`: Sunday is 0. */
export const openingHours = [
  { days: 'Martes a viernes', weekdays: [2, 3, 4, 5], opens: '9:00', closes: '18:00' },
  { days: 'Sábado y domingo', weekdays: [6, 0], opens: '10:00', closes: '19:00' },
].map((row) => ({ ...row, hours: `de ${row.opens} a ${row.closes}` }))

const closedDates = [
  { monthAndDay: '12-25', name: 'el 25 de diciembre' },
  { monthAndDay: '01-01', name: 'el 1 de enero' },
]

/** Returns the closed days that include a date (YYYY-MM-DD), such as 'los lunes'; undefined for any other string. */
export function closedDaysOf(date: string): string | undefined {
  const weekday = weekdayOf(date)
  if (weekday === null) return undefined
  return (
    closedDates.find(({ monthAndDay }) => date.endsWith(`-${monthAndDay}`))?.name ??
    (weekday === 1 ? 'los lunes' : undefined)
  )
}

/** Returns the opening hours on a date (YYYY-MM-DD); undefined if the museum is closed. */
export const hoursOn = (date: string) =>
  closedDaysOf(date) === undefined
    ? openingHours.find(({ weekdays }) => weekdays.some((weekday) => weekday === weekdayOf(date)))
    : undefined

export const closedDays = 'Cerrado los lunes, el\u00a025\u00a0de\u00a0diciembre y el\u00a01\u00a0de\u00a0enero.'

export const hoursInWords = [...openingHours.map(({ days, hours }) => `${days}, ${hours}.`), closedDays].join(' ')
