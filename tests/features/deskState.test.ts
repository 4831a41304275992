import { describe, expect, it } from 'vitest'

import {
  type DeskState,
  deskState,
  type DeskTexts,
  deskTexts,
  mayBeOwnAttempt,
  isRedeemable,
} from '@/features/desk/deskState'
import type { DeskOutcome, DeskResult } from '@/model/deskLog'
import { messages } from '@/lib/messages'
import { failed, idle, type RequestState } from '@/lib/requestState'

const today = new Date()
const at = today.setHours(9, 5, 0, 0)
const earlierAt = today.setHours(8, 30, 0, 0)

const resultOf = (outcome: DeskOutcome, change: Partial<DeskResult> = {}): DeskResult => ({
  outcome,
  at,
  doubtAt: null,
  detail: null,
  ...change,
})
const answered = (outcome: DeskOutcome, change?: Partial<DeskResult>) =>
  deskTexts({ status: 'answered', result: resultOf(outcome, change) })
const found = (outcome: DeskOutcome, change?: Partial<DeskResult>) =>
  deskTexts({ status: 'found', result: resultOf(outcome, change) })

const RETRY = 'Cuando el sistema responda, valídalo otra vez. Si lo rechaza, pudo ser por este intento.'
const STOP = 'No dejes pasar con este código.'
const STOP_WHILE_REFUSED = 'No dejes pasar mientras el sistema lo rechace.'
const STOP_OTHERS = 'No dejes pasar a otra persona con este código.'
const waiting: DeskTexts = { title: 'Entrada de cortesía', lead: [], notes: [] }
const odd: DeskTexts = { title: 'Este código no parece el de un pase', lead: ['Lee otra vez el QR.'], notes: [] }

describe('deskTexts', () => {
  it.each<[what: string, texts: DeskTexts, expected: DeskTexts]>([
    ['a prerendered page', deskTexts({ status: 'reading' }), waiting],
    ['a pass that is ready', deskTexts({ status: 'ready' }), waiting],
    ['a pass that is being sent', deskTexts({ status: 'sending' }), waiting],
    ['an odd code', deskTexts({ status: 'ready', isOdd: true }), odd],
    ['an odd code that is being sent', deskTexts({ status: 'sending', isOdd: true }), odd],
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
      { title: 'Este dispositivo ya lo validó hoy a las 09:05', lead: [STOP_OTHERS], notes: [] },
    ],
    [
      'a refusal',
      answered('used'),
      {
        title: 'El código de visita ya fue utilizado',
        lead: [STOP],
        notes: [],
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
        notes: ['Este dispositivo lo consultó hoy a las 09:05 y el sistema lo rechazó.'],
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
    'Este dispositivo intentó validarlo hoy a las 08:30 y no recibió respuesta: pudo quedar validado en ese intento.'

  it('7. leaves the entry to the supervisor if a refusal follows an unanswered attempt', () => {
    const texts = { lead: ['Pregunta a quien esté a cargo de la taquilla si puede pasar.'], notes: [DOUBT] }
    expect(answered('used', { doubtAt: earlierAt })).toMatchObject(texts)
    const again = found('used', { doubtAt: earlierAt })
    expect(again).toMatchObject({ ...texts, notes: [again.notes[0], DOUBT] })
    expect(mayBeOwnAttempt(resultOf('used', { doubtAt: earlierAt }))).toBe(true)
    expect(mayBeOwnAttempt(resultOf('used'))).toBe(false)
  })
})

const doneWith = (message: string): RequestState => ({ status: 'done', message })

describe('deskState', () => {
  const nothing = { isHydrated: true, isComplete: true, isOdd: false, request: idle, result: null }
  const validated = resultOf('validated')
  const used = resultOf('used')
  const unanswered = resultOf('unanswered')
  const unsent = failed({ kind: 'unsent', message: messages.unsent })
  const loading: RequestState = { status: 'loading' }
  const redeemed = doneWith('QR validado correctamente.')

  it.each<[what: string, sources: Partial<Parameters<typeof deskState>[0]>, state: DeskState, isRedeemable: boolean]>([
    ['a page before hydration', { isHydrated: false, result: validated }, { status: 'reading' }, false],
    ['an incomplete link', { isComplete: false, result: validated }, { status: 'incomplete' }, false],
    ['no attempt', {}, { status: 'ready', isOdd: false }, true],
    ['no attempt with an odd code', { isOdd: true }, { status: 'ready', isOdd: true }, true],
    ['a loading request', { request: loading, result: unanswered }, { status: 'sending', isOdd: false }, true],
    ['a request that was not sent', { request: unsent }, { status: 'ready', isOdd: false }, true],
    ['a success', { request: redeemed, result: validated }, { status: 'answered', result: validated }, false],
    ['a refusal', { isOdd: true, request: doneWith(''), result: used }, { status: 'answered', result: used }, false],
    ['no response', { result: unanswered }, { status: 'found', result: unanswered }, true],
    ['an earlier success', { result: validated }, { status: 'found', result: validated }, false],
    ['an earlier refusal', { result: used }, { status: 'found', result: used }, true],
    [
      'a refusal or no response after a success in another tab',
      { request: doneWith(''), result: validated },
      { status: 'found', result: validated },
      false,
    ],
  ])('93. and isRedeemable return the expected values for %s', (_what, sources, state, redeemable) => {
    expect(deskState({ ...nothing, ...sources })).toEqual(state)
    expect(isRedeemable(state)).toBe(redeemable)
  })

  it('93. shows «Deja pasar» only if an attempt on this page has just succeeded', () => {
    for (const request of [idle, loading, unsent, doneWith(''), redeemed]) {
      for (const result of [null, validated, used, unanswered]) {
        const texts = JSON.stringify(deskTexts(deskState({ ...nothing, request, result })))
        expect(texts.includes('Deja pasar')).toBe(request === redeemed && result === validated)
      }
    }
  })
})
