import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type DeskState,
  deskState,
  type DeskTexts,
  deskTexts,
  mayBeOwnAttempt,
  isRedeemable,
} from '@/features/desk/deskState'
import type { Attempt, DeskOutcome, LoggedAttempt } from '@/model/deskLog'
import { messages } from '@/lib/messages'
import { done, failed, idle, loading } from '@/lib/requestState'

const today = new Date()
const at = today.setHours(9, 5, 0, 0)
const earlierAt = today.setHours(8, 30, 0, 0)

const resultOf = (outcome: DeskOutcome, change: Partial<LoggedAttempt> = {}): LoggedAttempt => ({
  outcome,
  at,
  earlier: null,
  detail: null,
  ...change,
})
const answered = (outcome: DeskOutcome, change?: Partial<LoggedAttempt>) =>
  deskTexts({ status: 'answered', result: resultOf(outcome, change) })
const found = (outcome: DeskOutcome, change?: Partial<LoggedAttempt>) =>
  deskTexts({ status: 'found', result: resultOf(outcome, change) })

const RETRY = 'Cuando el sistema responda, valídalo otra vez. Si lo rechaza, pudo ser por este intento.'
const STOP = 'No dejes pasar con este código.'
const STOP_WHILE_REFUSED = 'No dejes pasar mientras el sistema lo rechace.'
const STOP_OTHERS = 'No dejes pasar a otra persona con este código.'
const ONCE = 'Cada código sirve una sola vez.'
const waiting: DeskTexts = { title: 'Entrada de cortesía', lead: [], notes: [] }

describe('deskTexts', () => {
  it.each<[what: string, texts: DeskTexts, expected: DeskTexts]>([
    ['a prerendered page', deskTexts({ status: 'reading' }), waiting],
    ['a pass that is ready', deskTexts({ status: 'ready' }), waiting],
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
      'a pass that this device already validated',
      found('validated'),
      { title: 'Este equipo ya lo validó hoy a las 09:05', lead: [STOP_OTHERS], notes: [ONCE] },
    ],
    [
      'a refusal',
      answered('used'),
      {
        title: 'El código de visita ya fue utilizado',
        lead: [STOP],
        notes: [ONCE],
        time: ['Consultado a las', '09:05'],
      },
    ],
    [
      "a refusal for the server's own reason",
      answered('used', { detail: 'Este código no es de ningún pase.' }),
      {
        title: 'El código de visita ya fue utilizado',
        reason: 'Este código no es de ningún pase.',
        lead: [STOP],
        notes: [],
        time: ['Consultado a las', '09:05'],
      },
    ],
    [
      'a pass that the system already refused',
      found('used', { detail: 'El pase venció.' }),
      {
        title: 'El código de visita ya fue utilizado',
        reason: 'El pase venció.',
        lead: [STOP_WHILE_REFUSED],
        notes: ['Este equipo lo consultó hoy a las 09:05 y el sistema lo rechazó.'],
      },
    ],
    [
      'a request without a response',
      found('unanswered'),
      {
        title: 'El pase pudo quedar validado',
        lead: [messages.serverError, RETRY],
        notes: [],
        time: ['Se intentó', 'hoy a las 09:05'],
      },
    ],
    [
      'a server error with a reason',
      found('unanswered', { detail: 'Mantenimiento hasta las 18:00.' }),
      {
        title: 'El pase pudo quedar validado',
        lead: ['Mantenimiento hasta las 18:00.', RETRY],
        notes: [],
        time: ['Se intentó', 'hoy a las 09:05'],
      },
    ],
  ])('93. returns the texts for %s', (_what, texts, expected) => {
    expect(texts).toEqual(expected)
  })

  it.each(['', '.'])(
    'omits the server’s reason for a refusal if it only repeats the title, followed by «%s»',
    (end) => {
      expect(answered('used', { detail: `El código de visita ya fue utilizado${end}` })).toEqual(answered('used'))
    },
  )

  const DOUBT =
    'Este equipo intentó validarlo hoy a las 08:30 y no recibió respuesta: pudo quedar validado en ese intento.'

  it.each<[outcome: DeskOutcome, lead: string[], notes: string[]]>([
    ['validated', [STOP], [ONCE, 'Este equipo lo validó hoy a las 08:30.']],
    ['unanswered', ['Pregunta a quien esté a cargo de la taquilla si puede pasar.'], [DOUBT]],
    ['used', [STOP], [ONCE]],
  ])('returns the texts for a refusal after an attempt with the outcome «%s»', (outcome, lead, notes) => {
    const earlier: Attempt = { outcome, at: earlierAt }
    expect(answered('used', { earlier })).toMatchObject({ lead, notes })
    const again = found('used', { earlier })
    expect(again.lead).toEqual(lead.map((sentence) => (sentence === STOP ? STOP_WHILE_REFUSED : sentence)))
    expect(again.notes.slice(1)).toEqual(notes)
    expect(mayBeOwnAttempt(resultOf('used', { earlier }))).toBe(outcome === 'unanswered')
  })
})

describe('deskState', () => {
  const nothing = { isComplete: true, request: idle, answer: null, logged: null }
  const validated = resultOf('validated')
  const used = resultOf('used')
  const unanswered = resultOf('unanswered')
  const earlier = { at: earlierAt }
  const unsent = failed({ kind: 'unsent', message: messages.unsent })

  it.each<[what: string, sources: Partial<Parameters<typeof deskState>[0]>, state: DeskState, isRedeemable: boolean]>([
    ['an incomplete link', { isComplete: false, logged: validated }, { status: 'incomplete' }, false],
    ['no attempt', {}, { status: 'ready' }, true],
    ['a loading request', { request: loading, logged: unanswered }, { status: 'sending' }, true],
    ['a request that was not sent', { request: unsent }, { status: 'ready' }, true],
    ['a success', { request: done(''), answer: validated }, { status: 'answered', result: validated }, false],
    ['a refusal', { request: done(''), answer: used }, { status: 'answered', result: used }, false],
    ['no response', { request: done(''), answer: unanswered }, { status: 'found', result: unanswered }, true],
    ['a success before the page was left', { answer: validated }, { status: 'found', result: validated }, false],
    [
      'a success before a reload or in another tab',
      { logged: validated },
      { status: 'found', result: validated },
      false,
    ],
    ['a logged refusal', { logged: used }, { status: 'found', result: used }, true],
    [
      'a success before a later refusal',
      { answer: used, logged: resultOf('validated', earlier) },
      { status: 'found', result: resultOf('validated', earlier) },
      false,
    ],
    [
      'an attempt without a response after a success in another tab',
      { request: done(''), answer: unanswered, logged: resultOf('validated', earlier) },
      { status: 'found', result: resultOf('validated', earlier) },
      false,
    ],
    [
      'a refusal in another tab after an attempt without a response in this one',
      { answer: resultOf('unanswered', earlier), logged: used },
      { status: 'found', result: used },
      true,
    ],
  ])('93. and isRedeemable return the expected values for %s', (_what, sources, state, redeemable) => {
    expect(deskState({ ...nothing, ...sources })).toEqual(state)
    expect(isRedeemable(state)).toBe(redeemable)
  })

  it('93. shows «Deja pasar» only if an attempt on this page has just succeeded', () => {
    const results = fc.option(
      fc.record<LoggedAttempt>({
        outcome: fc.constantFrom('validated', 'used', 'unanswered'),
        at: fc.integer({ min: at - 1e9, max: at }),
        earlier: fc.constant(null),
        detail: fc.constant(null),
      }),
    )
    const requests = fc.constantFrom(idle, loading, unsent, done(''))
    fc.assert(
      fc.property(requests, results, results, (request, answer, logged) => {
        const texts = JSON.stringify(deskTexts(deskState({ isComplete: true, request, answer, logged })))
        const isNew = request.status === 'done' && answer?.outcome === 'validated'
        expect(texts.includes('Deja pasar')).toBe(isNew)
      }),
    )
  })
})
