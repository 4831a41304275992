import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { factsOf } from '@/features/desk/deskFacts'
import {
  type DeskState,
  deskState,
  type DeskTexts,
  deskTexts,
  mayBeOwnAttempt,
  isRedeemable,
  type PassResult,
  resultInHistory,
} from '@/features/desk/deskState'
import type { Attempt, DeskOutcome } from '@/lib/deskLog'
import { messages } from '@/lib/messages'
import { done, failed, idle, loading } from '@/lib/requestState'

const today = new Date()
const at = today.setHours(9, 5, 0, 0)
const earlierAt = today.setHours(8, 30, 0, 0)

const resultOf = (outcome: DeskOutcome, change: Partial<PassResult> = {}): PassResult => ({
  outcome,
  at,
  earlier: null,
  detail: null,
  ...change,
})
const answered = (outcome: DeskOutcome, change?: Partial<PassResult>) =>
  deskTexts({ status: 'answered', result: resultOf(outcome, change) })
const found = (outcome: DeskOutcome, change?: Partial<PassResult>) =>
  deskTexts({ status: 'found', result: resultOf(outcome, change) })

const RETRY = 'Cuando el sistema responda, valídalo otra vez. Si lo rechaza, pudo ser por este intento.'
const ONCE = 'Cada código sirve una sola vez.'
const waiting: DeskTexts = { title: 'Entrada de cortesía', lead: [], notes: [] }

describe('the texts of the ticket desk', () => {
  it.each<[what: string, texts: DeskTexts, expected: DeskTexts]>([
    ['a prerendered page', deskTexts({ status: 'reading' }), waiting],
    ['a pass', deskTexts({ status: 'ready' }), waiting],
    ['a pass that is being sent', deskTexts({ status: 'sending' }), waiting],
    [
      'an incomplete link',
      deskTexts({ status: 'incomplete' }),
      {
        title: 'El código está incompleto',
        lead: [
          'Al enlace le faltan datos y así no se puede validar.',
          'Lee otra vez el código QR completo, sin dobleces ni reflejos.',
        ],
        notes: [],
      },
    ],
    [
      'a validated pass',
      answered('validated'),
      {
        title: 'El código de visita validado correctamente',
        lead: ['Deja pasar a 1 persona.'],
        notes: [],
        time: ['Validado a las', '09:05'],
      },
    ],
    [
      '93. a validated pass that is found again',
      found('validated'),
      { title: 'Este equipo ya lo validó hoy a las 09:05', lead: [ONCE], notes: [] },
    ],
    [
      'a refusal',
      answered('used'),
      {
        title: 'El código de visita ya fue utilizado',
        lead: [ONCE],
        notes: [],
        time: ['Consultado a las', '09:05'],
      },
    ],
    [
      'a refusal that is found again',
      found('used', { detail: 'El pase venció.' }),
      {
        title: 'El código de visita ya fue utilizado',
        reason: 'El pase venció.',
        lead: [],
        notes: ['Este equipo lo consultó hoy a las 09:05 y el sistema lo rechazó.'],
      },
    ],
    [
      'no answer',
      found('unanswered'),
      {
        title: 'El pase pudo quedar validado',
        lead: [messages.serverError, RETRY],
        notes: ['Se intentó hoy a las 09:05.'],
      },
    ],
    [
      'a fault whose reason the system gives',
      found('unanswered', { detail: 'Mantenimiento hasta las 18:00.' }),
      {
        title: 'El pase pudo quedar validado',
        lead: ['Mantenimiento hasta las 18:00.', RETRY],
        notes: ['Se intentó hoy a las 09:05.'],
      },
    ],
  ])('%s', (_what, texts, expected) => {
    expect(texts).toEqual(expected)
  })

  it.each(['', '.'])('a refusal says the same thing once, ending in «%s»', (end) => {
    expect(answered('used', { detail: `El código de visita ya fue utilizado${end}` }).lead).toEqual([ONCE])
  })

  it.each<[outcome: DeskOutcome, notes: string[]]>([
    ['validated', ['Este equipo lo validó hoy a las 08:30.']],
    [
      'unanswered',
      ['Este equipo intentó validarlo hoy a las 08:30 y no recibió respuesta: pudo quedar validado en ese intento.'],
    ],
    ['used', []],
  ])('a refusal after an attempt that was %s', (outcome, notes) => {
    const earlier: Attempt = { outcome, at: earlierAt }
    expect(answered('used', { earlier }).notes).toEqual(notes)
    expect(found('used', { earlier }).notes.slice(1)).toEqual(notes)
    expect(mayBeOwnAttempt(resultOf('used', { earlier }))).toBe(outcome === 'unanswered')
  })
})

describe('the state of a pass', () => {
  const nothing = { isComplete: true, request: idle, answer: null, inHistory: null, logged: null }
  const validated = resultOf('validated')
  const used = resultOf('used')
  const unanswered = resultOf('unanswered')
  const earlier = { at: earlierAt }
  const unsent = failed({ kind: 'unsent', message: messages.unsent })

  it.each<[what: string, sources: Partial<Parameters<typeof deskState>[0]>, state: DeskState, isRedeemable: boolean]>([
    ['an incomplete link', { isComplete: false, logged: validated }, { status: 'incomplete' }, false],
    ['a pass of which nothing is known', {}, { status: 'ready' }, true],
    ['a request under way', { request: loading, logged: unanswered }, { status: 'sending' }, true],
    ['a request that was not sent', { request: unsent }, { status: 'ready' }, true],
    ['a success', { request: done(''), answer: validated }, { status: 'answered', result: validated }, false],
    ['a refusal', { request: done(''), answer: used }, { status: 'answered', result: used }, false],
    ['no answer', { request: done(''), answer: unanswered }, { status: 'found', result: unanswered }, true],
    ['93. a success after the page was left', { answer: validated }, { status: 'found', result: validated }, false],
    ['93. a success before a reload', { inHistory: validated }, { status: 'found', result: validated }, false],
    ['93. a success in another tab', { logged: validated }, { status: 'found', result: validated }, false],
    ['a refusal that is found', { logged: used }, { status: 'found', result: used }, true],
    [
      'a success before a later refusal',
      { inHistory: used, logged: resultOf('validated', earlier) },
      { status: 'found', result: resultOf('validated', earlier) },
      false,
    ],
    [
      'no answer to an attempt after a success in another tab',
      { request: done(''), answer: unanswered, logged: resultOf('validated', earlier) },
      { status: 'found', result: resultOf('validated', earlier) },
      false,
    ],
    [
      'a refusal in another tab, after no answer in this one',
      { inHistory: resultOf('unanswered', earlier), logged: used },
      { status: 'found', result: used },
      true,
    ],
    [
      'a refusal with its reason, which the log does not have',
      { inHistory: resultOf('used', { detail: 'El pase venció.' }), logged: used },
      { status: 'found', result: resultOf('used', { detail: 'El pase venció.' }) },
      true,
    ],
  ])('%s', (_what, sources, state, redeemable) => {
    expect(deskState({ ...nothing, ...sources })).toEqual(state)
    expect(isRedeemable(state)).toBe(redeemable)
  })

  it('93. admits a visitor only after a response to a press on this visit of the page', () => {
    const results = fc.option(
      fc.record<PassResult>({
        outcome: fc.constantFrom('validated', 'used', 'unanswered'),
        at: fc.integer({ min: at - 1e9, max: at }),
        earlier: fc.constant(null),
        detail: fc.constant(null),
      }),
    )
    const requests = fc.constantFrom(idle, loading, unsent, done(''))
    fc.assert(
      fc.property(requests, results, results, results, (request, answer, inHistory, logged) => {
        const texts = JSON.stringify(deskTexts(deskState({ isComplete: true, request, answer, inHistory, logged })))
        const isNew = request.status === 'done' && answer?.outcome === 'validated'
        expect(texts.includes('Deja pasar')).toBe(isNew)
      }),
    )
  })
})

describe('the facts about a pass', () => {
  const link = { fullname: 'Ana Ruiz', token: 'k3J9vQz7bN1xW5tRpL8mYc2HfD6sGa4EuKoZi0XTq7Y', userId: '7' }
  const name = { term: 'A nombre de', value: 'Ana Ruiz', isName: true }
  const worth = { term: 'Vale por', value: '1 entrada a la exposición permanente' }
  const code = { term: 'Código', value: link.token, short: '…0XTq7Y' }
  const ready: DeskState = { status: 'ready' }
  const result: DeskState = { status: 'answered', result: resultOf('validated') }

  it('115. has the name first and the code by its end', () => {
    expect(factsOf(link, ready, false)).toEqual([name, worth, code])
    expect(factsOf(link, result, false)).toEqual([name, code])
    expect(factsOf(link, ready, true)).toEqual([name, code])
    expect(factsOf({ ...link, fullname: '' }, ready, false)).toEqual([worth, code])
    expect(factsOf(link, { status: 'incomplete' }, false)).toEqual([])
  })

  it('shows short codes and names of 72 characters whole', () => {
    const [first, , last] = factsOf({ ...link, fullname: 'x'.repeat(72), token: 'pase-7F3K92Q' }, ready, false)
    expect([first?.short, last?.short]).toEqual([undefined, undefined])
  })

  it('115. shows the beginning of longer names, without half a character', () => {
    const [first] = factsOf({ ...link, fullname: '🌵'.repeat(250) }, ready, false)
    expect(first?.short).toBe(`${'🌵'.repeat(40)}…`)
  })
})

describe('the result in a history entry', () => {
  const earlier: Attempt = { outcome: 'unanswered', at: earlierAt }
  const stored = { key: '7/T', name: 'Ana', ...resultOf('used') }

  it.each([
    ['all of it', { ...stored, earlier, detail: 'Ya no.' }, resultOf('used', { earlier, detail: 'Ya no.' })],
    ['a detail that is no text', { ...stored, detail: {} }, resultOf('used')],
    ['an unknown earlier attempt', { ...stored, earlier: { outcome: 'otro', at } }, resultOf('used')],
    ['an earlier attempt without a time', { ...stored, earlier: { outcome: 'used', at: 'ayer' } }, resultOf('used')],
    ['another pass', { ...stored, key: '8/U' }, null],
    ['another outcome', { ...stored, outcome: 'otro' }, null],
    ['no time', { ...stored, at: null }, null],
    ['no result', null, null],
  ])('%s', (_what, inHistory, expected) => {
    expect(resultInHistory({ result: inHistory }, '7/T')).toEqual(expected)
  })

  it.each([null, undefined, 'result', []])('an entry without one: %j', (state) => {
    expect(resultInHistory(state, '7/T')).toBeNull()
  })
})
