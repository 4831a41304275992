import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { days, type StoredValue } from '@/lib/browserStorage'
import { studentEmailsDraft, visitDraft } from '@/model/drafts'
import { groupSize } from '@/model/groupSize'
import { storedAnswers } from '@/model/answers'
import { noProgress, progressFor, questionnaireProgress, storedTeacher } from '@/model/questionnaire'
import { mailings, storeMailing } from '@/model/mailings'
import { sentSponsorship } from '@/model/sentSponsorship'
import { returnAfterValidation } from '@/model/signInDestination'
import { clearPersonalStorage, storedRows, storedValue } from '@/model/stored'
import { chosenService, sentVisits } from '@/model/visits'

import { someSentVisit } from '../support/examples'

const NOW = new Date(2026, 10, 20, 9)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})

/** Stores a value of any type under a key, as another version of the site might do. */
const leave = (storage: Storage, { key }: { key: string }, value: unknown) =>
  storage.setItem(key, JSON.stringify({ writtenAt: Date.now(), until: Date.now() + 60_000, value }))

const ownerOf = (value: unknown) => (typeof value === 'string' ? value : null)
const names = Object.keys(storedRows).filter((name): name is keyof typeof storedRows => name in storedRows)

describe.each(names)('the row %s', (name) => {
  const { whose, lifetime, ...row } = storedRows[name]
  const value = storedValue(name, ownerOf, 7, 'x')

  it('determines the storage and the expiry of its value', () => {
    value.write('7')
    const own = 'inTab' in row ? sessionStorage : localStorage
    expect([own.length, localStorage.length + sessionStorage.length]).toEqual([1, 1])
    vi.setSystemTime(lifetime(NOW.getTime()) - 1)
    expect(value.read()).toBe('7')
    vi.setSystemTime(lifetime(NOW.getTime()))
    expect(value.read()).toBeNull()
  })

  it('determines which sign-outs remove its value', () => {
    value.write('7')
    clearPersonalStorage(70)
    expect(value.read()).toBe(whose === 'person' ? null : '7')
    value.write('7')
    clearPersonalStorage(7)
    expect(value.read()).toBe(whose === 'device' ? '7' : null)
  })
})

it.each([
  ['visita.*.borrador', 30],
  ['contacto.*.borrador', 30],
  ['cuestionario.1.*', 1],
  ['cuestionario.enviado.*', 1],
  ['duda.questionnaire/sendAnswers/*', 1],
  ['visita.*.enviadas', 762],
  ['visita.*.copia.*', 762],
  ['visita.*.requisitos.*', 762],
  ['visita.*.papeles.*', 762],
  ['patrocinio.*.enviada', 180],
  ['envio.*.enviados', 180],
  ['solicitudes-borradas', 180],
] as const)('the row %s has the promised lifetime: %i days', (name, count) => {
  expect(storedRows[name].lifetime(0)).toBe(days(count)(0))
})

it('every row of the table is used exactly once', () => {
  const sources = import.meta.glob<string>('/src/{,*/}*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
  const uses = [
    ...Object.values(sources)
      .join('')
      .matchAll(/storedValue\(\s*'([^']+)'/g),
  ].map(([, name = '']) => name)
  expect(uses.sort()).toEqual([...names].sort())
})

const text = { reason: 'A medias' }
const started = { hasStarted: true, sentBefore: 1, resume: '?pregunta=3' }
const progress = { role: 'student', code: '7', link: '7', ...started } as const

/** Describes a stored value with a decoder of its own: an example, and how to read and write it. */
const row = <Value>(what: string, { key, read, write }: StoredValue<Value>, value: Value) => ({
  what,
  value,
  read,
  write: () => write(value),
  damage: (other: unknown) => {
    for (const storage of [localStorage, sessionStorage]) leave(storage, { key }, other)
  },
})

const sponsorship = {
  sentAt: NOW.getTime(),
  requestedBy: 'Ana Ruiz Soto',
  email: 'ana@escuela.mx',
  schoolAddress: 'Calle 5 de Mayo 20',
  reason: 'Sin recursos',
}
const list = { items: ['a@x.mx'], rejected: [{ text: 'b@', reason: 'x', row: 'Beto' }], typed: 'c@' }

describe.each([
  row('a draft', visitDraft(7), text),
  row('a list of students', studentEmailsDraft(7), list),
  row('a group size', groupSize, { students: 30, teachers: 2, parents: '' }),
  row('mailings', mailings(7), [{ count: 29, sentAt: NOW.getTime() }]),
  row('answers', storedAnswers('7'), { answers: { 40: '301' }, isUnsent: true }),
  row('a teacher', storedTeacher('7'), { name: 'Ana Ruiz', school: 'Escuela 5' }),
  row('progress in the questionnaire', questionnaireProgress, progress),
  row('a chosen service', chosenService(7), { id: '4', name: 'Taller', price: 95 }),
  row('a sent sponsorship request', sentSponsorship(7), sponsorship),
  row('the page to open after the validation', returnAfterValidation, '/solicitud-visita'),
])('the stored value ($what)', ({ value, read, write, damage }) => {
  it('is restored unchanged', () => {
    expect(write()).toBe(true)
    expect(read()).toEqual(value)
  })

  it('is read as null when damaged', () => {
    for (const other of [null, 7, ['x'], 'otro']) {
      damage(other)
      expect(read()).toBeNull()
    }
  })
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
      { items: ['a@x.mx'], rejected: [{ text: 'c@x', reason: '', row: '' }], typed: 'd' },
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

  it.each<[unknown, object]>([
    [{}, noProgress],
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

  it('is restored completely', () => {
    const count = fc.integer({ min: 0, max: 9999 })
    const people = fc.record({
      groups: fc.array(fc.record({ label: fc.string(), count }), { maxLength: 5 }),
      teachers: count,
      parents: count,
    })
    fc.assert(
      fc.property(people, (attendees) => {
        const sent = { ...someSentVisit, ...attendees }
        sentVisits(7).write([sent])
        expect(sentVisits(7).read()).toEqual([sent])
      }),
    )
  })
})

describe('progress in the questionnaire', () => {
  it('is restored, unless the link has the code of another class', () => {
    expect(progressFor(null)).toEqual(noProgress)
    questionnaireProgress.write(progress)
    expect(progressFor(null)).toEqual(progress)
    expect(progressFor('7')).toEqual(progress)
    expect(progressFor('8')).toEqual({ ...noProgress, role: 'student', code: '8', link: '8' })
  })
})
