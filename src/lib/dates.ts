const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The local calendar date as YYYY-MM-DD: in the evening UTC is already tomorrow in Mexico City. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** Whether a YYYY-MM-DD date is earlier than another; years may have more than four digits. */
export function isBefore(date: string, other: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [otherYear = 0, otherMonth = 0, otherDay = 0] = other.split('-').map(Number)
  return (year - otherYear || month - otherMonth || day - otherDay) < 0
}

/** 'jueves 16 de octubre de 2025' for '2025-10-16'; the text itself when it is not a date. */
export function dateInWords(date: string): string {
  const day = new Date(`${date}T12:00:00`)
  if (Number.isNaN(day.getTime())) return date
  const words = new Intl.DateTimeFormat('es-MX', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return words.format(day).replace(',', '')
}
