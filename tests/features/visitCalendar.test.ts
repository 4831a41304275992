import { afterEach, describe, expect, it, vi } from 'vitest'

import { initialDetails } from '@/features/sent-visit/paperDetails'
import { quoteText } from '@/features/sent-visit/visitFacts'
import { calendarFile, canBeInCalendar, googleCalendarLink } from '@/features/sent-visit/visitCalendar'
import type { SentVisit } from '@/model/visits'

import { someSentVisit } from '../support/examples'

const LINK = 'https://educacion.example.mx/solicitud-visita-confirmacion?folio=51'

const visitWith = (change: Partial<SentVisit>): SentVisit => ({
  ...someSentVisit,
  date: '2026-12-11',
  schedule: '10:30',
  ...change,
})

/** Returns the unfolded lines of the calendar file. */
async function linesOf(visit: SentVisit): Promise<string[]> {
  const file = calendarFile(visit, LINK)
  expect(file.type).toBe('text/calendar;charset=utf-8')
  return (await file.text()).replaceAll(/\r\n[ \t]/g, '').split('\r\n')
}

afterEach(() => vi.unstubAllEnvs())

describe('78. the calendar entry', () => {
  it('is a tentative event in the museum’s time zone, with folio, address, phone and the advice to arrive early', async () => {
    const lines = await linesOf(visitWith({ service: { id: '1', name: 'Taller', price: 95 } }))
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VEVENT',
        'STATUS:TENTATIVE',
        'DTSTART:20261211T103000',
        'DURATION:PT2H',
        `URL:${LINK}`,
        String.raw`LOCATION:Av. Juárez 8\, Centro\, 06010 Ciudad de México`,
      ]),
    )
    const description = lines.find((line) => line.startsWith('DESCRIPTION'))
    for (const words of ['Folio 51', '15 minutos antes', 'Taller', '55 5130 5555']) expect(description).toContain(words)
    const google = new URL(googleCalendarLink(visitWith({}), LINK)).searchParams
    expect(google.get('dates')).toBe('20261211T103000/20261211T123000')
    expect(google.get('ctz')).toBe('America/Mexico_City')
    expect(google.get('details')).toMatch(/Folio 51[^]*15 minutos antes/)
  })

  it.each(['America/Tijuana', 'Europe/Madrid'])(
    '130. of a virtual visit is the same moment for a browser in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      const service = { id: '5', name: 'Visita virtual', price: 45 }
      expect(await linesOf(visitWith({ service, schedule: '9:00' }))).toContain('DTSTART:20261211T150000Z')
      expect(await linesOf(visitWith({ service, schedule: '19:30', date: '2027-07-31' }))).toContain(
        'DTSTART:20270801T013000Z',
      )
      const google = new URL(googleCalendarLink(visitWith({ service }), LINK)).searchParams
      expect([google.get('dates'), google.get('ctz')]).toEqual([
        '20261211T103000/20261211T123000',
        'America/Mexico_City',
      ])
    },
  )

  it('is an all-day event when the schedule contains no time', async () => {
    const lines = await linesOf(visitWith({ schedule: 'Por la mañana' }))
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261211']))
    expect(googleCalendarLink(visitWith({ schedule: '' }), LINK)).toContain('dates=20261211%2F20261212')
  })

  it('contains no characters that break a URL, like the message for the principal', () => {
    const visit = visitWith({ service: { id: '1', name: 'Ta\u0000ll\uD800er', price: 95 } })
    expect(new URL(googleCalendarLink(visit, LINK)).searchParams.get('details')).toContain('\nTaller\n')
    expect(quoteText(visit, 'Escuela\u0007 14', initialDetails(visit))).toMatch(
      /^Escuela: Escuela 14\n[^]*^Servicio: Taller$/m,
    )
  })

  it.each(['', 'pronto'])('is not offered for the date %j', (date) => {
    expect(canBeInCalendar(visitWith({ date }))).toBe(false)
  })
})
