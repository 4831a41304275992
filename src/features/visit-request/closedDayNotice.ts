import { closedDates, closedWeekday } from '@/content/practicalInfo'
import { weekdayOf } from '@/lib/dates'

/**
 * What to say of a date on which the museum is closed; undefined for any other, and for what is not a date.
 * The date is not refused: the museum proposes another.
 * @param date YYYY-MM-DD
 */
export function closedDayNotice(date: string): string | undefined {
  const closed =
    closedDates.find(({ monthAndDay }) => weekdayOf(date) !== null && date.endsWith(`-${monthAndDay}`)) ??
    (weekdayOf(date) === closedWeekday.weekday ? closedWeekday : undefined)
  return closed && `El museo cierra ${closed.name}: elige otro día o el museo te propondrá uno.`
}
