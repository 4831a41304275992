import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { attendeeRows, countAttendees } from '@/model/attendees'
import type { StoredValue } from '@/lib/browserStorage'
import {
  accountDraft,
  contactDraft,
  registrationDraft,
  sponsorshipDraft,
  studentEmailsDraft,
  visitDraft,
} from '@/model/drafts'
import { progressFor, questionnaireProgress, storedAnswers } from '@/model/questionnaire'
import { mailings, storeMailing } from '@/model/mailings'
import { sentSponsorship } from '@/model/sentSponsorship'
import { chosenService, requestedService, sentVisits } from '@/model/visits'
import { clearPersonalStorage } from '@/model/personalStorage'

import { someSentVisit } from '../support/examples'

const NOW = new Date(2026, 10, 20, 9)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})

/** Stores a value of any type under a key, as another version of the site might do. */
const leave = (storage: Storage, { key }: { key: string }, value: unknown) =>
  storage.setItem(key, JSON.stringify({ until: Date.now() + 60_000, value }))

const text = { reason: 'A medias' }
const progress = { role: 'student', code: '7', link: '7', hasStarted: true, resume: '?pregunta=3' } as const

/** Describes a stored value with personal data: an example, the storage, and the lifetime in days. */
function row<Value>(what: string, stored: StoredValue<Value>, value: Value, where: 'tab' | 'device', days: number) {
  return { what, key: stored.key, value, where, days, read: stored.read, write: () => stored.write(value) }
}

const sponsorship = {
  sentAt: NOW.getTime(),
  requestedBy: 'Ana Ruiz Soto',
  email: 'ana@escuela.mx',
  schoolAddress: 'Calle 5 de Mayo 20',
  reason: 'Sin recursos',
}
const rejected = (email: string) => ({ text: email, reason: '', row: '' })
const list = { items: ['a@x.mx'], rejected: [{ text: 'b@', reason: 'x', row: 'Beto' }], typed: 'c@' }

const personal = [
  row('a visit request', visitDraft(7), text, 'device', 30),
  row('a sponsorship request', sponsorshipDraft(7), text, 'device', 30),
  row('a changed profile', accountDraft(7), text, 'device', 7),
  row('a message', contactDraft(7), text, 'device', 30),
  row('a message of a visitor', contactDraft(null), text, 'tab', 30),
  row('a registration', registrationDraft, text, 'tab', 1 / 24),
  row('a list of students', studentEmailsDraft(7), list, 'device', 30),
  row('mailings', mailings(7), [{ count: 29, sentAt: NOW.getTime() }], 'device', 180),
  row('answers', storedAnswers('7'), { answers: { 40: '301' } }, 'device', 1),
  row('progress in the questionnaire', questionnaireProgress, progress, 'tab', 1),
  row('a chosen service', chosenService(7), { id: '4', name: 'Taller', price: 95 }, 'device', 30),
  row('a sent sponsorship request', sentSponsorship(7), sponsorship, 'device', 180),
  row('a requested service', requestedService, { id: '4', name: 'Taller', price: 95 }, 'device', 1),
]

describe.each(personal)('stored data ($what)', ({ key, value, where, days, read, write }) => {
  it('is restored unchanged until it expires', () => {
    expect(write()).toBe(true)
    expect(read()).toEqual(value)
    vi.setSystemTime(NOW.getTime() + days * 86_400_000 - 1)
    expect(read()).toEqual(value)
    vi.setSystemTime(NOW.getTime() + days * 86_400_000)
    expect(read()).toBeNull()
  })

  it('uses the storage that its lifetime requires, and is cleared at sign-out', () => {
    write()
    const [own, other] = where === 'tab' ? [sessionStorage, localStorage] : [localStorage, sessionStorage]
    expect([own.length, other.length]).toEqual([1, 0])
    clearPersonalStorage(7)
    expect(own).toHaveLength(0)
  })

  it('is read as null when damaged', () => {
    for (const other of [null, 7, ['x'], 'otro']) {
      leave(where === 'tab' ? sessionStorage : localStorage, { key }, other)
      expect(read()).toBeNull()
    }
  })
})

it('sign-out removes every key that contains the id of the user', () => {
  const sources = import.meta.glob<string>('/src/model/*.ts', { query: '?raw', import: 'default', eager: true })
  const names = Object.values(sources).flatMap((code) => code.match(/(?<=`)\w+\.\$\{userId\b[^`]*/g) ?? [])
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) localStorage.setItem(`myt.${name.replace(/\$\{userId[^}]*\}/, '7')}`, 'x')
  clearPersonalStorage(7)
  expect(Object.keys(localStorage)).toEqual([])
})

it('sign-out keeps the values of other users', () => {
  visitDraft(70).write(text)
  contactDraft(70).write(text)
  clearPersonalStorage(7)
  expect(visitDraft(70).read()).toEqual(text)
  expect(contactDraft(70).read()).toEqual(text)
})

it('storeMailing keeps only the five newest mailings', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) storeMailing(7, count)
  expect(
    mailings(7)
      .read()
      ?.map(({ count }) => count),
  ).toEqual([6, 5, 4, 3, 2])
})

describe('reading from storage', () => {
  it.each<[unknown, object]>([
    [{}, { items: [], rejected: [], typed: '' }],
    [
      { items: ['a@x.mx', 7, 'a@x.mx'], rejected: ['b@', { text: 'c@x' }, 7], typed: 'd' },
      { items: ['a@x.mx'], rejected: [rejected('b@'), rejected('c@x')], typed: 'd' },
    ],
  ])('drops invalid student e-mails: %j', (left, expected) => {
    leave(localStorage, studentEmailsDraft(7), left)
    expect(studentEmailsDraft(7).read()).toEqual(expected)
  })

  it('drops mailings that are damaged or older than 180 days', () => {
    const mailing = { count: 29, sentAt: Date.now() }
    leave(localStorage, mailings(7), [mailing, 7, { count: 1 }, { count: 1, sentAt: '1' }, { count: 1, sentAt: 1 }])
    expect(mailings(7).read()).toEqual([mailing])
  })

  it.each<[unknown, object | null]>([
    [{ answers: { 40: '301', 41: 7 } }, { answers: { 40: '301' } }],
    [{ answers: ['301'] }, null],
    [{}, null],
  ])('drops invalid answers: %j', (left, expected) => {
    leave(localStorage, storedAnswers('7'), left)
    expect(storedAnswers('7').read()).toEqual(expected)
  })

  const noProgress = { role: '', code: '', link: null, hasStarted: false, resume: '' }

  it.each<[unknown, object]>([
    [{}, noProgress],
    [{ isStudent: 'si' }, { ...noProgress, role: 'student' }],
    [{ isStudent: 'no' }, { ...noProgress, role: 'visitor' }],
    [{ role: 'quizá', code: 7, link: 7, hasStarted: 'si', resume: 'https://otro.mx' }, noProgress],
  ])('drops invalid progress in the questionnaire: %j', (left, expected) => {
    leave(sessionStorage, questionnaireProgress, left)
    expect(questionnaireProgress.read()).toEqual(expected)
  })

  it.each<[unknown, object | null]>([
    [
      { id: '4', name: 'Taller', price: '95' },
      { id: '4', name: 'Taller', price: null },
    ],
    [{ id: 4, name: 'Taller' }, null],
    [{ id: '4' }, null],
  ])('drops an invalid price or an invalid service: %j', (left, expected) => {
    leave(localStorage, chosenService(7), left)
    expect(chosenService(7).read()).toEqual(expected)
  })
})

describe('a sent visit', () => {
  const { appointmentId: id } = someSentVisit
  /** The string properties of the example, all empty. */
  const texts = Object.fromEntries(
    Object.entries(someSentVisit).flatMap(([name, value]) => (typeof value === 'string' ? [[name, '']] : [])),
  )
  const bare = { ...texts, appointmentId: id, service: null, sentAt: 0, groups: [], teachers: 0, parents: 0 }

  it.each<[what: string, left: unknown, expected: object | null]>([
    ['with every field', someSentVisit, someSentVisit],
    ['with only its id', { appointmentId: id }, bare],
    [
      'with only its id in the older format',
      { ...texts, appointmentId: id, service: null, rows: [], attendees: 0 },
      bare,
    ],
    ['with invalid lists and numbers', { ...bare, groups: 'x', teachers: -1, parents: '3' }, bare],
    [
      'with invalid groups',
      { ...someSentVisit, groups: [7, { label: 7, count: 1.5 }, { label: 'Grupo 2', count: 30 }] },
      {
        ...someSentVisit,
        groups: [
          { label: '', count: 0 },
          { label: 'Grupo 2', count: 30 },
        ],
      },
    ],
    ['without an id', { ...someSentVisit, appointmentId: 51 }, null],
    ['with an invalid id', { ...someSentVisit, appointmentId: '../51' }, null],
  ])('is decoded %s', (_what, left, expected) => {
    leave(localStorage, sentVisits(7), [left])
    expect(sentVisits(7).read()).toEqual(expected === null ? [] : [expected])
  })

  it('is restored completely, even from the older format with `rows`', () => {
    const count = fc.integer({ min: 0, max: 9999 })
    const people = fc.record({
      groups: fc.array(fc.record({ label: fc.string(), count }), { maxLength: 5 }),
      teachers: count,
      parents: count,
    })
    fc.assert(
      fc.property(people, (attendees) => {
        const { groups: _groups, teachers: _teachers, parents: _parents, ...rest } = someSentVisit
        const before = { ...rest, rows: attendeeRows(attendees), attendees: countAttendees(attendees) }
        const now = { ...rest, ...attendees }
        leave(localStorage, sentVisits(7), [before, now])
        expect(sentVisits(7).read()).toEqual([now, now])
      }),
    )
  })
})

describe('progress in the questionnaire', () => {
  it('is restored, unless the link has the code of another class', () => {
    expect(progressFor(null)).toEqual({ role: '', code: '', link: null, hasStarted: false, resume: '' })
    questionnaireProgress.write(progress)
    expect(progressFor(null)).toEqual(progress)
    expect(progressFor('7')).toEqual(progress)
    expect(progressFor('8')).toEqual({ role: 'student', code: '8', link: '8', hasStarted: false, resume: '' })
  })
})
