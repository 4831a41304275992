/** The museum's opening hours, for approval by the museum. Weekdays are numbered as in `Date`: Sunday is 0. */
export const openingHours = [
  { days: 'Martes a viernes', weekdays: [2, 3, 4, 5], opens: '9:00', closes: '18:00' },
  { days: 'Sábado y domingo', weekdays: [6, 0], opens: '10:00', closes: '19:00' },
].map((row) => ({ ...row, hours: `de ${row.opens} a ${row.closes}` }))

/** `weekday` is numbered as in `Date`: Sunday is 0. */
export const closedWeekday = { weekday: 1, name: 'los lunes' }

export const closedDates = [
  { monthAndDay: '12-25', name: 'el 25 de diciembre' },
  { monthAndDay: '01-01', name: 'el 1 de enero' },
]

export const closedDays = 'Cerrado los lunes, el 25 de diciembre y el 1 de enero.'

export const hoursInWords = [...openingHours.map(({ days, hours }) => `${days}, ${hours}.`), closedDays].join(' ')
