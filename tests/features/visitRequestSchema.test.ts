import { describe, expect, it, vi } from 'vitest'

import {
  dayNotice,
  hoursNotice,
  hasPassedDate,
  initialVisitRequest,
  restoreDraft,
  toAttendees,
  toVisitPayload,
  visitRequestSchema,
  type VisitRequestValues,
  toSentVisit,
} from '@/features/visit-request/visitRequestSchema'
import { today } from '@/lib/dates'
import { countAttendees } from '@/model/attendees'

import { someUser } from '../support/examples'
import { futureDate } from '../support/forms'
import { refusals, refusalsAfter } from '../support/refusals'

const user = { ...someUser, second_lastname: '' }

const group = (students: number | '', school_grade_id = '2') => ({ key: String(students), students, school_grade_id })

const complete: VisitRequestValues = {
  teacher_name: 'Ana Ruiz',
  date: futureDate,
  schedule_id: '3',
  teachers: 2,
  parents: 3,
  school_grades: [group(20), group(25, '3')],
  contact_preference_id: '1',
  terms: true,
}

describe('visitRequestSchema', () => {
  it('accepts a complete request, with or without parents', async () => {
    expect(await refusals(visitRequestSchema, complete)).toEqual([])
    expect(await refusalsAfter(visitRequestSchema, complete, { parents: '' })).toEqual([])
  })

  it('20. reports each empty required field once', async () => {
    const empty = { ...initialVisitRequest(user), teacher_name: ' ' }
    const sentences = await refusals(visitRequestSchema, empty)
    expect(new Set(sentences)).toEqual(
      new Set([
        'El nombre del profesor es obligatorio.',
        'La fecha de visita es obligatoria.',
        'El horario es obligatorio.',
        'El número de profesores es obligatorio.',
        'El número de estudiantes es obligatorio.',
        'El nivel educativo es obligatorio.',
        'La preferencia de contacto es obligatoria.',
        'Se deben aceptar los términos y condiciones',
      ]),
    )
    expect(sentences).toHaveLength(8)
  })

  it.each<[string, Partial<VisitRequestValues>, string]>([
    ['a request without groups', { school_grades: [] }, 'Debe haber al menos un grupo.'],
    [
      'a request with six groups',
      { school_grades: [1, 2, 3, 4, 5, 6].map((students) => group(students)) },
      'Solo puede haber 5 grupos.',
    ],
    ['a group without students', { school_grades: [group(0)] }, 'Mínimo un estudiante'],
    ['a request without teachers', { teachers: 0 }, 'Mínimo un maestro'],
  ])('23, 24. rejects %s', async (_case, change, sentence) => {
    expect(await refusalsAfter(visitRequestSchema, complete, change)).toEqual([sentence])
  })

  it('21. accepts today, even late in the evening, and rejects yesterday', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 30), toFake: ['Date'] })
    expect(await refusalsAfter(visitRequestSchema, complete, { date: today() })).toEqual([])
    expect(await refusalsAfter(visitRequestSchema, complete, { date: '2026-11-19' })).toEqual([
      'La fecha no puede ser menor a hoy.',
    ])
    vi.useRealTimers()
  })

  it('108. accepts a visit in exactly two years, and rejects a later date', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ['Date'] })
    expect(await refusalsAfter(visitRequestSchema, complete, { date: '2028-11-20' })).toEqual([])
    for (const date of ['2028-11-21', '12026-11-20']) {
      expect(await refusalsAfter(visitRequestSchema, complete, { date })).toEqual([
        'La fecha de visita debe estar dentro de los próximos dos años.',
      ])
    }
    vi.useRealTimers()
  })
})

describe('the values of the visit form', () => {
  it('count teachers, parents and the students of every group as attendees', () => {
    expect(countAttendees(toAttendees(complete, []))).toBe(50)
    expect(countAttendees(toAttendees(initialVisitRequest(user), []))).toBe(0)
  })

  it('are sent with numeric ids, one service and a trimmed name, but without the terms or React keys', () => {
    expect(toVisitPayload({ ...complete, teacher_name: ' Ana Ruiz ', parents: '' }, 7, '4')).toEqual({
      teacher_name: 'Ana Ruiz',
      date: futureDate,
      teachers: 2,
      parents: 0,
      schedule_id: 3,
      contact_preference_id: 1,
      package_ids: [4],
      school_grades: [
        { students: 20, school_grade_id: 2 },
        { students: 25, school_grade_id: 3 },
      ],
      user_id: 7,
    })
  })

  it('are stored for «Tu visita» with names instead of ids', () => {
    const service = { id: '4', name: 'Visita libre', price: 60 }
    const lists = {
      schedules: [{ id: '3', name: '12:00' }],
      schoolGrades: [{ id: '2', name: 'Secundaria' }],
      contactPreferences: [{ id: '1', name: 'Teléfono' }],
    }
    expect(toSentVisit(complete, service, lists)).toEqual({
      service,
      teacherName: 'Ana Ruiz',
      date: futureDate,
      schedule: '12:00',
      contactPreference: 'Teléfono',
      groups: [
        { label: 'Grupo 1, Secundaria', count: 20 },
        { label: 'Grupo 2', count: 25 },
      ],
      teachers: 2,
      parents: 3,
    })
  })
})

describe('a restored draft', () => {
  const initial = initialVisitRequest(user)
  const storedVisit = { ...complete, teachers: 9999, parents: 0 }

  it('is the same each time, so that changes by another tab can be found', () => {
    expect(restoreDraft(storedVisit, initialVisitRequest(user))).toEqual(restoreDraft(storedVisit, initial))
    expect(restoreDraft({}, initialVisitRequest(user))).toEqual(restoreDraft({}, initial))
  })

  it('drops a date that has passed', () => {
    const late = { ...storedVisit, date: '2020-01-01' }
    expect(hasPassedDate(late)).toBe(true)
    expect(restoreDraft(late, initial)).toMatchObject({ date: '' })
  })

  it.each([
    {},
    { school_grades: [{ students: 1.5 }], teachers: '5', parents: -1, date: 7, schedule_id: null },
    { school_grades: 'x', teachers: 2.5 },
    { teachers: 1e308, parents: 10_000, school_grades: [{ students: 1e308 }] },
    { school_grades: [null, 'x', { students: 'many' }, {}, {}, {}, {}] },
  ])('ignores invalid stored values: %j', (damaged) => {
    const values = restoreDraft(damaged, initial)
    expect(values.school_grades.length).toBeLessThanOrEqual(5)
    expect(values).toMatchObject({ teacher_name: 'Ana Ruiz', date: '', teachers: '', parents: '' })
    expect(values.school_grades.every(({ students }) => students === '')).toBe(true)
  })
})

const proposes = 'elige otro día o el museo te propondrá uno.'

it.each([
  ['2026-12-07', `Es lunes 7 de diciembre de 2026. El museo cierra los lunes: ${proposes}`],
  ['2026-12-25', `Es viernes 25 de diciembre de 2026. El museo cierra el 25 de diciembre: ${proposes}`],
  ['2027-01-01', `Es viernes 1 de enero de 2027. El museo cierra el 1 de enero: ${proposes}`],
  ['2026-12-08', 'Es martes 8 de diciembre de 2026.'],
  ['2026-12-13', 'Es domingo 13 de diciembre de 2026: revisa que sea el día que quieres.'],
  ['2026-12-24', 'Es jueves 24 de diciembre de 2026.'],
  ['', undefined],
  ['pronto', undefined],
])('75, 97. dayNotice(%j) returns %j', (date, notice) => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00') })
  expect(dayNotice(date)).toBe(notice)
})

const proposesHour = 'elige otro horario o el museo te propondrá uno.'

it.each([
  ['2026-12-12', '9:00', `Los sábados el museo abre a las 10:00: ${proposesHour}`],
  ['2026-12-12', '9:59', `Los sábados el museo abre a las 10:00: ${proposesHour}`],
  ['2026-12-12', '10:00', undefined],
  ['2026-12-13', '19:00', `Los domingos el museo cierra a las 19:00: ${proposesHour}`],
  ['2026-12-13', '18:59', undefined],
  ['2026-12-09', '8:30', `Los miércoles el museo abre a las 9:00: ${proposesHour}`],
  ['2026-12-09', '9:00', undefined],
  ['2026-12-09', '18:00', `Los miércoles el museo cierra a las 18:00: ${proposesHour}`],
  ['2026-12-07', '8:00', undefined],
  ['2026-12-25', '8:00', undefined],
  ['2026-12-12', 'Por la mañana', undefined],
  ['2026-12-12', '', undefined],
  ['', '9:00', undefined],
])('131. hoursNotice(%j, %j) returns %j', (date, schedule, notice) => {
  expect(hoursNotice(date, schedule)).toBe(notice)
})
