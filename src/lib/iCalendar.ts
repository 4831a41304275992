import { withoutControls } from './untrusted'

interface CalendarEvent {
  /** Stays the same for an event, so that a calendar replaces its earlier entry. */
  uid: string
  /** When the file was made. */
  changed: Date
  /** `20261211T103000` in the reader's local time, or `20261211` for whole days. */
  start: string
  /** Such as `PT2H`, or `P1D` for one day. */
  duration: string
  summary: string
  description: string
  /** Undefined for an event without a place. */
  location: string | undefined
  url: string
}

/** Bytes of a line, without its end. */
const MAX_LINE_BYTES = 75
const encoder = new TextEncoder()

const escaped = (text: string) => text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)

/** Splits a long line into several, each continued after a space (RFC 5545, 3.1). No character is cut in two. */
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

/** A tentative event as an iCalendar file (RFC 5545), without the control characters of its texts. */
export const iCalendar = ({ uid, changed, start, duration, summary, description, location, url }: CalendarEvent) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Museo Memoria y Tolerancia//Plataforma educativa//ES',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${changed.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART${start.includes('T') ? '' : ';VALUE=DATE'}:${start}`,
    `DURATION:${duration}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')
