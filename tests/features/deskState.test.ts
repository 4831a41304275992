import { describe, expect, it } from 'vitest'

import { type DeskTexts, deskTexts, passState, resultInHistory } from '@/features/desk/deskState'
import { beginAttempt, type EarlierAttempt } from '@/lib/deskLog'
import { messages } from '@/lib/messages'
import type { DeskResult } from '@/store/qrSlice'

const today = new Date()
const at = today.setHours(9, 5, 0, 0)
const earlierAt = today.setHours(8, 30, 0, 0)

const result: DeskResult = { key: '7/T', name: 'Ana', outcome: 'used', at, earlier: null, detail: null }
const refused = (change: Partial<DeskResult>) => deskTexts({ status: 'done', result: { ...result, ...change } }, 'Ana')

const RETRY = 'Cuando el sistema responda, valídalo otra vez. Si lo rechaza, pudo ser por este intento.'

describe('the texts of the ticket desk', () => {
  it.each<[what: string, words: DeskTexts, expected: DeskTexts]>([
    [
      'the page of the build',
      deskTexts({ status: 'reading' }, 'Ana'),
      { title: 'Entrada de cortesía', lead: [], notes: [] },
    ],
    [
      'a link with something missing',
      deskTexts({ status: 'incomplete' }, 'Ana'),
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
      'a pass without a name',
      deskTexts({ status: 'ready', earlier: null }, ''),
      { title: 'Entrada de cortesía', lead: [], notes: [] },
    ],
    [
      'a pass',
      deskTexts({ status: 'ready', earlier: null }, 'Ana'),
      { kicker: 'Entrada de cortesía', title: 'Ana', lead: [], notes: [] },
    ],
    [
      'a pass that this device validated',
      deskTexts({ status: 'ready', earlier: { outcome: 'validated', at } }, 'Ana'),
      {
        kicker: 'Entrada de cortesía',
        title: 'Ana',
        lead: [],
        notes: ['Este equipo ya validó este pase hoy a las 09:05.'],
      },
    ],
    [
      'a pass that was refused on this device',
      deskTexts({ status: 'ready', earlier: { outcome: 'used', at } }, 'Ana'),
      {
        kicker: 'Entrada de cortesía',
        title: 'Ana',
        lead: [],
        notes: ['Este equipo consultó este pase hoy a las 09:05 y el sistema lo rechazó.'],
      },
    ],
    [
      'a pass on its way',
      deskTexts({ status: 'sending' }, 'Ana'),
      { kicker: 'Entrada de cortesía', title: 'Ana', lead: [], notes: [] },
    ],
    [
      'a pass that is good',
      refused({ outcome: 'validated' }),
      {
        title: 'El código de visita validado correctamente',
        lead: ['Deja pasar a 1 persona.'],
        notes: [],
        time: ['Validado a las', '09:05'],
      },
    ],
    [
      'no answer',
      refused({ outcome: 'unanswered' }),
      {
        title: 'El pase pudo quedar validado',
        lead: [messages.serverError, RETRY],
        notes: ['Se intentó hoy a las 09:05.'],
      },
    ],
    [
      'a fault whose reason the system gives',
      refused({ outcome: 'unanswered', detail: 'Mantenimiento hasta las 18:00.' }),
      {
        title: 'El pase pudo quedar validado',
        lead: ['Mantenimiento hasta las 18:00.', RETRY],
        notes: ['Se intentó hoy a las 09:05.'],
      },
    ],
    [
      'a refusal',
      refused({}),
      {
        title: 'El código de visita ya fue utilizado',
        lead: ['Cada código sirve una sola vez.'],
        notes: [],
        time: ['Consultado a las', '09:05'],
      },
    ],
  ])('%s', (_what, words, expected) => {
    expect(words).toEqual(expected)
  })

  const validated: EarlierAttempt = { outcome: 'validated', at: earlierAt }

  it.each<[detail: string, lead: string]>([
    ['El pase venció.', 'El pase venció.'],
    ['El código de visita ya fue utilizado', 'Cada código sirve una sola vez.'],
    ['El código de visita ya fue utilizado.', 'Cada código sirve una sola vez.'],
  ])('a refusal says the same thing once: %s', (detail, lead) => {
    expect(refused({ detail }).lead).toEqual([lead])
  })

  it.each<[change: Partial<DeskResult>, notes: string[]]>([
    [{ earlier: validated }, ['Este equipo lo validó hoy a las 08:30.']],
    [
      { earlier: { ...validated, outcome: 'unanswered' } },
      ['Este equipo intentó validarlo hoy a las 08:30 y no recibió respuesta: pudo quedar validado en ese intento.'],
    ],
    [{ earlier: { ...validated, outcome: 'used' } }, []],
  ])('a refusal with %j', (change, notes) => {
    expect(refused(change).notes).toEqual(notes)
  })
})

describe('a pass that is opened', () => {
  it('can be redeemed, also after an attempt with an answer', () => {
    expect(passState('7/T')).toEqual({ status: 'ready', earlier: null })
    beginAttempt('7/T', 'Ana')('used')
    expect(passState('7/T')).toMatchObject({ status: 'ready', earlier: { outcome: 'used' } })
  })

  it('shows an attempt without an answer first', () => {
    beginAttempt('7/T', 'Ana')
    expect(passState('7/T')).toMatchObject({
      status: 'done',
      result: { key: '7/T', name: '', outcome: 'unanswered', earlier: null, detail: null },
    })
  })
})

describe('the result in a history entry', () => {
  const earlier: EarlierAttempt = { outcome: 'unanswered', at: earlierAt }

  it.each([
    ['all of it', { ...result, earlier, detail: 'Ya no.' }, { ...result, earlier, detail: 'Ya no.' }],
    ['texts that are none', { ...result, name: 7, detail: {} }, { ...result, name: '', detail: null }],
    ['an earlier attempt that is none', { ...result, earlier: { outcome: 'otro', at } }, result],
    ['an earlier attempt of no time', { ...result, earlier: { outcome: 'used', at: 'ayer' } }, result],
    ['another pass', { ...result, key: '8/U' }, null],
    ['another outcome', { ...result, outcome: 'otro' }, null],
    ['no time', { ...result, at: null }, null],
    ['no result', null, null],
  ])('%s', (_what, inHistory, expected) => {
    expect(resultInHistory({ result: inHistory }, '7/T')).toEqual(expected)
  })

  it.each([null, undefined, 'result', []])('an entry that holds none: %j', (state) => {
    expect(resultInHistory(state, '7/T')).toBeNull()
  })
})
