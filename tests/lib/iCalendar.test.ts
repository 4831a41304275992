import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import ical from 'ical.js'
import { expect, it } from 'vitest'

import { iCalendar } from '@/lib/iCalendar'

const event = {
  product: 'Un programa',
  uid: 'solicitud-51@educacion.example.mx',
  changed: new Date('2026-11-24T23:05:09Z'),
  start: '20261211T103000',
  duration: 'PT2H',
  summary: 'Visita',
  description: '',
  location: 'Av. Juárez 8, Centro; 06010\\Ciudad',
  url: 'https://educacion.example.mx/?folio=51',
}

/** Parses the only event of a file with ical.js. */
function read(file: string) {
  const calendar = new ical.Component(ical.parse(file))
  const found = calendar.getFirstSubcomponent('vevent')
  if (!found) throw new Error('The file has no event.')
  return found
}

const CONTROLS = /[^\P{Cc}\n]/gu

it('iCalendar writes an event that ical.js can parse, in the museum’s local time', () => {
  const found = read(iCalendar({ ...event, description: 'Uno\r\ndos, tres; \\cuatro' }))
  const values = ['uid', 'dtstamp', 'dtstart', 'duration', 'status', 'location', 'description', 'url'].map((name) =>
    String(found.getFirstPropertyValue(name)),
  )
  expect(values).toEqual([
    event.uid,
    '2026-11-24T23:05:09Z',
    '2026-12-11T10:30:00',
    'PT2H',
    'TENTATIVE',
    event.location,
    'Uno\ndos, tres; \\cuatro',
    event.url,
  ])
  expect(String(read(iCalendar({ ...event, start: '20261211' })).getFirstPropertyValue('dtstart'))).toBe('2026-12-11')
})

it('iCalendar folds any text into lines of at most 75 octets, without control characters or injected lines', () => {
  const text = string({ unit: 'grapheme', size: 'large' })
  const nasty = constantFrom(
    '\u0000',
    '\r\nBEGIN:VALARM\r\n',
    '\u0085',
    '\u009B31m',
    'ñ',
    '😀'.repeat(30),
    'a'.repeat(64),
  )
  assert(
    property(array(oneof(text, nasty), { maxLength: 6 }), (parts) => {
      const typed = parts.join('')
      const file = iCalendar({ ...event, summary: typed, description: typed, url: typed })
      expect(file.endsWith('\r\n')).toBe(true)
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line.replaceAll(CONTROLS, '')).toBe(line)
        expect(Buffer.from(line).toString()).toBe(line)
      }
      const clean = typed.replaceAll(/\r\n|\r/g, '\n').replaceAll(CONTROLS, '')
      expect(read(file).getFirstPropertyValue('summary')).toBe(clean)
      expect(file.match(/^BEGIN/gm)).toHaveLength(2)
    }),
  )
})
