import { withoutControls } from './untrusted'

interface CalendarEvent {
  /** The name of the program that writes the file. */
  product: string
  /** Identifies the event. Every file for the same event contains the same id, so that a calendar updates the event. */
  uid: string
  changed: Date
  /** A moment, or `20261211T103000` in the reader's local time, or `20261211` for an all-day event. */
  start: Date | string
  /** An ISO 8601 duration, such as `PT2H`, or `P1D` for one day. */
  duration: string
  summary: string
  description: string
  location: string | undefined
  url: string
}

/** The maximum length of a line in bytes, without the line break (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75
const encoder = new TextEncoder()

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)

/** Folds a long line: every continuation line starts with a space (RFC 5545, 3.1). Never splits a character. */
function folded(line: string): string {
  let [text, length] = ['', 0]
  for (const character of withoutControls(line)) {
    const bytes = encoder.encode(character).length
    if (length + bytes > MAX_LINE_BYTES) [text, length] = [`${text}\r\n `, 1]
    text += character
    length += bytes
  }
  return `${text}\r\n`
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

function startOf(start: CalendarEvent['start']): string {
  if (typeof start !== 'string') return `DTSTART:${utc(start)}`
  return `DTSTART${start.includes('T') ? '' : ';VALUE=DATE'}:${start}`
}

/** Returns an iCalendar file (RFC 5545) with a tentative event. Removes control characters from all values. */
export const iCalendar = (event: CalendarEvent) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${event.product}//ES`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(event.changed)}`,
    startOf(event.start),
    `DURATION:${event.duration}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location === undefined ? [] : [`LOCATION:${escaped(event.location)}`]),
    `URL:${event.url}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')
