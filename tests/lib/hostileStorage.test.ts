import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { withDraft } from '@/features/profile/registrationDraft'
import { emptyRegistration } from '@/features/profile/registrationSchema'
import { blankMessage } from '@/features/contact/contactSchema'
import { type DeskState, openedPass, resultInHistory } from '@/features/desk/deskState'
import { deskWords } from '@/features/desk/deskWords'
import { initialSponsorship } from '@/features/sponsorship/sponsorshipSchema'
import { restoreDraft } from '@/features/visit-request/visitDraftValues'
import { initialVisitRequest, totalAttendees } from '@/features/visit-request/visitRequestSchema'
import { dateInWords, timeOfDay } from '@/lib/dates'
import { deskEntries } from '@/lib/deskLog'
import { EMAIL } from '@/lib/form/rules'
import { readEmails } from '@/lib/emailList'
import {
  contactDraft,
  keptAnswers,
  questionnairePlace,
  registrationDraft,
  sponsorshipDraft,
  visitDraft,
  withKeptTexts,
} from '@/lib/drafts'
import { studentEmailsDraft } from '@/lib/studentEmailsDraft'
import { formatPrice } from '@/lib/numbers'
import { chosenService, sentVisits } from '@/lib/personalStorage'
import { preQuote } from '@/lib/preQuote'
import { isRecord } from '@/lib/untrusted'
import { fullName, readSession } from '@/lib/session'

import { someUser } from '../support/examples'
import { anyObject, anyText, CASES, wellFormed } from '../support/hostile'

/** Puts what somebody, or another program, left in the browser under a key of ours. */
function leave(storage: Storage, key: string, value: unknown, until: unknown = Date.now() + 60_000) {
  storage.setItem(key, JSON.stringify({ until, value }))
}

const said = (state: DeskState) => JSON.stringify(deskWords(state, 'Ana'))

const UNREADABLE = /undefined|NaN|\[object|Infinity/

const areTexts = (values: object) => Object.values(values).every((value) => typeof value === 'string')

describe('whatever the browser kept', () => {
  it('a damaged entry is as good as none', () => {
    fc.assert(
      fc.property(anyText, fc.jsonValue(), (text, json) => {
        for (const left of [text, JSON.stringify(json), JSON.stringify({ until: json, value: json })]) {
          localStorage.setItem(visitDraft(7).key, left)
          expect(visitDraft(7).read()).toBeNull()
        }
        leave(localStorage, visitDraft(7).key, isRecord(json) ? text : json)
        expect(visitDraft(7).read()).toBeNull()
      }),
      CASES,
    )
  })

  it('the draft of a visit becomes values that the form can show', () => {
    const draft = anyObject('teacher_name', 'date', 'schedule_id', 'teachers', 'parents', 'school_grades')
    fc.assert(
      fc.property(draft, fc.array(anyObject('students', 'school_grade_id')), (kept, school_grades) => {
        leave(localStorage, visitDraft(7).key, isRecord(kept) ? { ...kept, school_grades } : kept)
        const values = restoreDraft(visitDraft(7).read() ?? {}, initialVisitRequest(someUser))
        expect(String(totalAttendees(values))).not.toMatch(UNREADABLE)
        expect(values.school_grades.length).toBeLessThanOrEqual(5)
        expect(values.terms).toBe(false)
      }),
      CASES,
    )
  })

  it('a visit that was sent can be told again', () => {
    const service = anyObject('id', 'name', 'price')
    const sent = anyObject('teacherName', 'date', 'schedule', 'contactPreference', 'attendees')
    const rows = fc.array(anyObject('label', 'count'))
    fc.assert(
      fc.property(sent, service, rows, (kept, chosen, people) => {
        leave(localStorage, chosenService(7).key, chosen)
        expect(formatPrice(chosenService(7).read()?.price ?? null)).not.toMatch(UNREADABLE)
        const fields = isRecord(kept) ? kept : {}
        leave(localStorage, sentVisits(7).key, [{ ...fields, appointmentId: '51', service: chosen, rows: people }])
        const visit = sentVisits(7).read()?.[0]
        expect(visit?.appointmentId).toBe('51')
        expect(dateInWords(visit?.date ?? '')).toBeTypeOf('string')
        expect(visit?.rows.map(({ count }) => String(count)).join(' ')).not.toMatch(UNREADABLE)
        expect(formatPrice(preQuote(visit?.service?.price ?? null, visit?.attendees ?? 0))).not.toMatch(/NaN|undefined/)
      }),
      CASES,
    )
  })

  it('the other drafts become texts', () => {
    const draft = anyObject('subject', 'email', 'message', 'reason', 'school', 'theme_ids', 'password', 'profile_id')
    fc.assert(
      fc.property(draft, (kept) => {
        leave(localStorage, 'myt.contacto.7.borrador', kept)
        expect(areTexts(withKeptTexts(contactDraft(7).read() ?? {}, blankMessage(someUser)))).toBe(true)
        leave(localStorage, sponsorshipDraft(7).key, kept)
        expect(areTexts(withKeptTexts(sponsorshipDraft(7).read() ?? {}, initialSponsorship(someUser)))).toBe(true)
        leave(sessionStorage, 'myt.registro', kept)
        const { theme_ids, ...texts } = withDraft(registrationDraft.read() ?? {}, emptyRegistration)
        expect(areTexts(texts)).toBe(true)
        expect(texts.password).toBe('')
        expect(areTexts(theme_ids)).toBe(true)
      }),
      CASES,
    )
  })

  it('the answers, the place and the list of students are readable or gone', () => {
    const place = anyObject('isStudent', 'code', 'link', 'hasStarted', 'teacher', 'resume', 'answers')
    const chips = anyObject('items', 'rejected', 'typed')
    fc.assert(
      fc.property(place, chips, (kept, list) => {
        leave(localStorage, keptAnswers('7').key, kept)
        expect(areTexts(keptAnswers('7').read()?.answers ?? {})).toBe(true)
        leave(sessionStorage, questionnairePlace.key, kept)
        const { code = '', resume = '' } = questionnairePlace.read() ?? {}
        expect(areTexts({ code, resume })).toBe(true)
        leave(localStorage, studentEmailsDraft(7).key, list)
        expect(areTexts(studentEmailsDraft(7).read()?.items ?? [])).toBe(true)
      }),
      CASES,
    )
  })

  it('what the ticket desk noted reads well, and of today', () => {
    const attempt = fc.record({
      key: fc.constantFrom('7/T', '8/T', ''),
      name: anyText,
      outcome: fc.constantFrom('validated', 'used', 'unanswered', 'otro'),
      at: fc.oneof(fc.double({ noNaN: true }), fc.constant(Date.now()), anyText),
    })
    const doubts = fc.dictionary(fc.constantFrom('7/T', '8/T'), fc.oneof(fc.double({ noNaN: true }), anyText))
    fc.assert(
      fc.property(fc.array(fc.oneof(attempt, anyObject('key', 'at'))), doubts, (entries, doubtful) => {
        leave(localStorage, 'myt.taquilla.dia', entries)
        leave(localStorage, 'myt.taquilla.dudas', doubtful)
        for (const { at } of deskEntries()) expect(timeOfDay(at)).toMatch(/^\d\d:\d\d$/)
        expect(said(openedPass('7/T'))).not.toMatch(UNREADABLE)
        for (const entry of entries) {
          const fields = isRecord(entry) ? entry : {}
          const result = resultInHistory({ result: { ...fields, key: '7/T', name: '', earlier: entry } }, '7/T')
          expect(result ? said({ status: 'done', result }) : '').not.toMatch(UNREADABLE)
        }
      }),
      CASES,
    )
  })
})

describe('whatever the cookies say', () => {
  const names = ['user', 'token', 'id', 'email', 'profile_id', 'appointments', 'teacher', 'appointment_id']
  const value = fc.oneof(
    anyText,
    anyText.map(encodeURIComponentSafely),
    anyObject('id', 'name', 'first_lastname', 'auth_token').map((json) =>
      encodeURIComponentSafely(JSON.stringify(json)),
    ),
  )

  it('there is a session with an id and a token, or there is none', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (cookies) => {
        for (const name of names) document.cookie = `${name}=; path=/; max-age=0`
        for (const [name, text] of Object.entries(cookies)) document.cookie = `${name}=${text.slice(0, 3000)}; path=/`
        const session = readSession()
        expect(session?.id ?? 1).toBeGreaterThan(0)
        expect(Number.isInteger(session?.id ?? 1)).toBe(true)
        expect(session?.auth_token).not.toBe('')
        expect(session ? fullName(session) : '').toBeTypeOf('string')
      }),
      CASES,
    )
  })
})

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(wellFormed(text))
}

describe('whatever is pasted as a list of e-mails', () => {
  const piece = fc.oneof(
    anyText,
    fc.emailAddress(),
    fc.emailAddress().map((email) => `Ana López <${email}>`),
    fc.constantFrom(',', ';', '\n', '\t', '"', '<', '>', '@', 'correo', 'mailto:', '\u200B'),
  )

  it('what is found is an e-mail that stands there, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.constantFrom('', ' ', ',', '\n', '\t'),
        fc.boolean(),
        (pieces, between, isTable) => {
          const text = pieces.join(between)
          const { found, rejected, omitted } = readEmails(text, isTable ? 'table' : 'text')
          const plain = text.replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '')
          for (const email of found) {
            expect(email).toMatch(EMAIL)
            expect(plain).toContain(email)
          }
          for (const word of rejected) expect(word).not.toMatch(EMAIL)
          expect(omitted).toBeGreaterThanOrEqual(0)
        },
      ),
      CASES,
    )
  })

  it('a plain list is found whole, in its order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 99_999 })),
        fc.constantFrom(', ', ';', '\n', ' '),
        (numbers, between) => {
          const emails = numbers.map((number) => `alumno.${number}@escuela.example.mx`)
          expect(readEmails(emails.join(between))).toEqual({ found: emails, rejected: [], omitted: 0, doubts: [] })
        },
      ),
      CASES,
    )
  })
})
