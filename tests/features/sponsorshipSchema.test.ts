import { describe, expect, it } from 'vitest'

import {
  initialSponsorship,
  sponsorshipSchema,
  type SponsorshipValues,
  toSponsorshipPayload,
} from '@/features/sponsorship/sponsorshipSchema'
import { withDraftTexts } from '@/model/drafts'
import { messages } from '@/lib/messages'

import { someUser } from '../support/examples'
import { refusals, refusalsAfter } from '../support/refusals'

const complete: SponsorshipValues = {
  ...initialSponsorship(someUser),
  school_type_id: '1',
  school_grade_id: '2',
  school_address: 'Calle 5 10',
  reason: 'Porque sí cuesta',
}

describe('sponsorshipSchema', () => {
  it('accepts a complete request whose fields have the minimum length', async () => {
    expect(await refusals(sponsorshipSchema, complete)).toEqual([])
    expect(
      await refusalsAfter(sponsorshipSchema, complete, { reason: '123456789012345', school_address: '1234567890' }),
    ).toEqual([])
  })

  it.each<[Partial<SponsorshipValues>, string]>([
    [{ teacher_name: 'An' }, 'El nombre parece ser muy corto'],
    [{ teacher_name: ' An  ' }, 'El nombre parece ser muy corto'],
    [{ first_lastname: 'Li' }, 'El primer apellido parece ser muy corto'],
    [{ second_lastname: 'Li' }, 'El segundo apellido parece ser muy corto'],
    [{ email: 'ana@escuela' }, messages.emailInvalid],
    [{ email: '' }, messages.emailRequired],
    [{ school_type_id: '' }, 'El sostenimiento escuela es obligatorio.'],
    [{ school_grade_id: '' }, 'El nivel educativo es obligatorio.'],
    [{ school_address: 'Calle 5 1' }, 'La dirección es muy corta'],
    [{ reason: 'Porque cuesta.' }, 'La razón parecer ser muy corta'],
    [{ reason: '              .  ' }, 'La razón parecer ser muy corta'],
  ])('rejects %j with a specific message', async (change, sentence) => {
    expect(await refusalsAfter(sponsorshipSchema, complete, change)).toEqual([sentence])
  })

  it('reports a missing field as required, not as too short', async () => {
    const texts = { teacher_name: ' ', first_lastname: '', second_lastname: '', school_address: '', reason: '  ' }
    expect(new Set(await refusalsAfter(sponsorshipSchema, complete, texts))).toEqual(
      new Set([
        'El nombre es obligatorio',
        'El primer apellido es obligatorio',
        'El segundo apellido es obligatorio',
        'La dirección es obligatoria',
        'La razón es obligatoria',
      ]),
    )
  })
})

describe('toSponsorshipPayload', () => {
  it('sends numeric ids and trimmed strings', () => {
    const padded = Object.fromEntries(Object.entries(complete).map(([name, value]) => [name, ` ${value} `]))
    expect(toSponsorshipPayload({ ...complete, ...padded })).toEqual({
      teacher_name: 'Ana',
      first_lastname: 'Ruiz',
      second_lastname: 'Soto',
      email: 'ana@escuela.mx',
      school_type_id: 1,
      school_grade_id: 2,
      school_address: 'Calle 5 10',
      reason: 'Porque sí cuesta',
    })
  })

  it('sends the address on one line, and keeps the lines of the reason', () => {
    const lines = { school_address: 'Calle 5 10\nCentro', reason: 'Porque sí\ncuesta' }
    expect(toSponsorshipPayload({ ...complete, ...lines })).toMatchObject({
      ...lines,
      school_address: 'Calle 5 10 Centro',
    })
  })
})

describe('a restored draft', () => {
  it.each([{}, { teacher_name: 7, reason: null, school_type_id: 1 }])(
    'ignores invalid stored values: %j',
    (damaged) => {
      expect(withDraftTexts(damaged, initialSponsorship(someUser))).toEqual(initialSponsorship(someUser))
    },
  )
})
