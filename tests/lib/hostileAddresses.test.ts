import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { downloadAppointment, sendAppointment } from '@/api/appointments'
import { downloadJustification } from '@/api/justifications'
import { redeemPass } from '@/api/passes'
import { findTeacher } from '@/api/teachers'
import { deskKey, knownPass } from '@/lib/deskLog'
import { passLink, readPassLink } from '@/lib/freePass'
import { questionnairePlace } from '@/lib/drafts'
import { placeFor, questionPlace } from '@/lib/questionnaireAddress'
import { resetToken } from '@/lib/resetToken'
import { signInDestination } from '@/lib/signInDestination'

import { anyQuery, anyText, CASES, wellFormed } from '../support/hostile'
import { answer, server } from '../support/server'

const APP = 'https://plataforma.example.mx'
const CONTENT = 'https://contenidos.example.mx'

describe('whatever stands in the address', () => {
  it('/free-pass reads texts, and names one user when it is complete', () => {
    fc.assert(
      fc.property(anyQuery('fullname', 'token_qr', 'userId'), (search) => {
        const { isComplete, ...link } = readPassLink(search)
        expect(Object.values(link).every((value) => typeof value === 'string')).toBe(true)
        const { pathname } = new URL(
          isComplete ? `/users/${link.userId}/remove_qr_code` : '/users/7/remove_qr_code',
          APP,
        )
        expect(pathname.split('/')).toHaveLength(4)
        expect(isComplete && link.token === '').toBe(false)
        expect(knownPass(deskKey(link))).toBeNull()
      }),
      CASES,
    )
  })

  it('a pass that is drawn as a QR can be read again at the desk', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(), (fullname, token, userId) => {
        const link = new URL(passLink(APP, { fullname, token, userId: String(userId) }))
        expect(link.origin).toBe(APP)
        expect(readPassLink(link.search)).toMatchObject({
          fullname: wellFormed(fullname).trim(),
          token: wellFormed(token).trim(),
          userId: String(userId),
        })
      }),
      CASES,
    )
  })

  it('/login leads to a page of this site or to the content site, and nowhere else', () => {
    const from = fc.oneof(
      anyText,
      anyText.map((text) => `/${text}`),
      fc.jsonValue(),
    )
    const referrer = fc.oneof(
      anyText,
      anyText.map((text) => `${CONTENT}${text}`),
      anyText.map((text) => `${CONTENT}/${text}`),
    )
    fc.assert(
      fc.property(
        anyQuery('fromQuestionnaire', 'external', 'from', 'redirect'),
        from,
        referrer,
        fc.constantFrom(CONTENT, ''),
        (search, interrupted, visitedFrom, contentSiteUrl) => {
          const place = signInDestination({ search, from: interrupted, referrer: visitedFrom, contentSiteUrl })
          const { origin } = new URL(place.kind === 'page' ? place.path : place.url, APP)
          expect(origin).toBe(place.kind === 'page' ? APP : contentSiteUrl)
          expect(origin).not.toBe('')
        },
      ),
      CASES,
    )
  })

  it('/recuperar-contrasenia/{token} finds the token, whatever it holds', () => {
    fc.assert(
      fc.property(anyText, (token) => {
        const whole = wellFormed(token)
        expect(resetToken(`/recuperar-contrasenia/${encodeURIComponent(whole)}`)).toBe(whole)
        // As somebody may have written it by hand.
        expect(resetToken(`/recuperar-contrasenia/${token}`)).toBeTypeOf('string')
      }),
      CASES,
    )
  })

  it('/responder-cuestionario starts with the code that it tells, and with nothing else', () => {
    const kept = 'el código de otra clase'
    questionnairePlace.write({ ...placeFor(null), isStudent: 'si', code: kept, link: kept, hasStarted: true })
    fc.assert(
      fc.property(anyQuery('codigo', 'pregunta'), (search) => {
        const code = new URLSearchParams(search).get('codigo')
        fc.pre(code !== null)
        expect(placeFor(code)).toEqual({ isStudent: 'si', code, link: code, hasStarted: false, resume: '' })
      }),
      CASES,
    )
  })

  it('/responder-cuestionario leads to a question that exists', () => {
    const question = fc.oneof(anyText, fc.integer().map(String), fc.double().map(String))
    fc.assert(
      fc.property(question, fc.integer({ min: 1, max: 40 }), (number, total) => {
        const place = questionPlace(number, total)
        expect([...Array(total).keys()]).toContain(place)
        expect(questionPlace(String(Number(place) + 1), total)).toBe(place)
      }),
      CASES,
    )
  })

  it('a code, the user of a pass, a folio and a project ask the API for the one that they name, and for nothing else', async () => {
    const calls: [call: (id: string) => Promise<unknown>, path: (id: string) => string][] = [
      [findTeacher, (id) => `/users/${id}`],
      [(userId) => redeemPass({ userId, token: 'T' }), (id) => `/users/${id}/remove_qr_code?token_qr=T`],
      [sendAppointment, (id) => `/appointments/${id}/send_appointment`],
      [downloadAppointment, (id) => `/appointments/${id}/generate_pdf`],
      [(id) => downloadJustification(id, 'pdf'), (id) => `/justifications/${id}/download_pdf`],
    ]
    answer('get', '/*', {}, 404)
    const asked: string[] = []
    const note = ({ request }: { request: Request }) => void asked.push(request.url)
    server.events.on('request:start', note)
    const anyId = fc.oneof(anyText, fc.constantFrom('.', '..', '7/..', '%2e%2e', '7', 'a-b_c'))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), anyId, async ([call, path], id) => {
        asked.length = 0
        await call(id).catch(() => null)
        const canBeAnId = /^[a-z0-9_-]+$/i.test(id)
        expect(asked).toEqual(canBeAnId ? [`${window.location.origin}/api/v1${path(id)}`] : [])
      }),
      { numRuns: 3 * CASES.numRuns },
    )
    server.events.removeListener('request:start', note)
  })
})
