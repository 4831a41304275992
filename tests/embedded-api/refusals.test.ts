import { describe, expect, test } from 'vitest'

import { seededAccounts } from './seed/accounts.ts'
import { testApi, type Who } from './testing/callApi.ts'
import { contact, evaluation, registration, sponsorship, studentEmails, visit } from './testing/payloads.ts'

const { api, call } = testApi()
const { teacher, parent } = seededAccounts
const PROFILE = `/users/${String(teacher.id)}`

const state = () => {
  const users = api.database.data.users.map((user) => ({ ...user, auth_tokens: [], sign_in_count: 0 }))
  return structuredClone({ ...api.database.data, users })
}

interface Form {
  line: string
  as?: Who
  /** A refusal is `{"error":"…"}`. */
  isPlain?: true
  /** What the API takes. */
  valid: object
  /** Changes to it, and the sentence that each is refused with. */
  refused: [change: object, sentence: unknown][]
}

const weak = expect.stringMatching(/^La contraseña debe incluir/) as unknown
const notAnOption = 'La respuesta a la pregunta 1 no es una de sus opciones.'
const [firstAnswer, ...otherAnswers] = evaluation.answers

const forms: Form[] = [
  {
    line: 'POST /users',
    valid: registration,
    refused: [
      [{ profile_id: 4 }, 'El Tipo de perfil es obligatorio'],
      [{ profile_id: '1' }, 'El Tipo de perfil es obligatorio'],
      [{ name: '  ' }, 'El nombre es obligatorio.'],
      [{ first_lastname: null }, 'El primer apellido es obligatorio.'],
      [{ second_lastname: '' }, 'El segundo apellido es obligatorio.'],
      [{ phone: '55-12' }, 'El teléfono debe contener solo números.'],
      [{ school: '' }, 'La escuela es obligatoria.'],
      [{ school: 'Otro' }, 'El nombre de la escuela es obligatoria.'],
      [{ cct: '' }, 'El cct es obligatorio.'],
      [{ school_grade_id: 9 }, 'El nivel educativo es obligatorio.'],
      [{ subject: '' }, 'La materia impartida es obligatoria.'],
      [{ subject: 'x'.repeat(256) }, 'El campo subject es demasiado largo.'],
      [{ school_type_id: 0 }, 'El sostenimiento escuela es obligatorio.'],
      [{ email: '' }, 'El correo es obligatorio.'],
      [{ email: 'ana@escuela' }, 'No es un correo válido.'],
      [{ email: teacher.email.toUpperCase() }, 'El email ya está en uso.'],
      [{ password: 'solominusculas1' }, weak],
      [{ password: 'Corta1' }, weak],
      [{ date_of_birth: '2999-01-01' }, 'La fecha de nacimiento no puede ser mayor a hoy.'],
      [{ date_of_birth: '2001-02-29' }, 'La fecha de nacimiento no es una fecha.'],
      [{ theme_ids: [] }, 'Selecciona al menos un tema'],
      [{ theme_ids: [1, 2, 3, 4] }, 'Solo puedes elegir 3 temas'],
      [{ theme_ids: [1, 1] }, 'Uno de los temas elegidos no existe.'],
      [{ theme_ids: ['1'] }, 'Uno de los temas elegidos no existe.'],
    ],
  },
  {
    line: `PATCH ${PROFILE}`,
    as: 'teacher',
    valid: registration,
    refused: [
      [{ email: parent.email.toUpperCase() }, 'El email ya está en uso.'],
      [{ email: 'a@b.c' }, 'No es un correo válido.'],
      [{ profile_id: 2 }, 'El tipo de perfil no se puede cambiar.'],
      [{ phone: '55-12' }, 'El teléfono debe contener solo números.'],
    ],
  },
  {
    line: 'POST /appointments',
    as: 'teacher',
    isPlain: true,
    valid: visit,
    refused: [
      [{ teacher_name: '' }, 'El nombre del profesor es obligatorio.'],
      [{ date: '' }, 'La fecha de visita es obligatoria.'],
      [{ date: '2025-02-30' }, 'La fecha de visita no es una fecha.'],
      [{ date: '2020-01-01' }, 'La fecha no puede ser menor a hoy.'],
      [{ schedule_id: 9 }, 'El horario es obligatorio.'],
      [{ schedule_id: '2' }, 'El horario es obligatorio.'],
      [{ teachers: 0 }, 'Mínimo un maestro'],
      [{ teachers: '3' }, 'Mínimo un maestro'],
      [{ parents: -1 }, 'El número de padres de familia no es válido.'],
      [{ parents: 1.5 }, 'El número de padres de familia no es válido.'],
      [{ school_grades: [] }, 'Debe haber al menos un grupo.'],
      [{ school_grades: Array.from({ length: 6 }, () => visit.school_grades[0]) }, 'Solo puede haber 5 grupos.'],
      [{ school_grades: [{ students: 0, school_grade_id: 1 }] }, 'Mínimo un estudiante'],
      [{ school_grades: [{ students: 9, school_grade_id: 7 }] }, 'El nivel educativo es obligatorio.'],
      [{ school_grades: [null] }, 'Mínimo un estudiante'],
      [{ contact_preference_id: null }, 'La preferencia de contacto es obligatoria.'],
      [{ package_ids: [99] }, 'El servicio elegido no existe.'],
      [{ package_ids: [1, 2] }, 'El servicio elegido no existe.'],
    ],
  },
  {
    line: 'POST /sponsorship_requests',
    as: 'teacher',
    isPlain: true,
    valid: sponsorship,
    refused: [
      [{ teacher_name: '' }, 'El nombre parece ser muy corto'],
      [{ teacher_name: ' An ' }, 'El nombre parece ser muy corto'],
      [{ first_lastname: 'Li' }, 'El primer apellido parece ser muy corto'],
      [{ second_lastname: 'Li' }, 'El segundo apellido parece ser muy corto'],
      [{ email: '' }, 'El correo es obligatorio.'],
      [{ email: 'ana@escuela' }, 'No es un correo válido.'],
      [{ school_type_id: '1' }, 'El sostenimiento escuela es obligatorio.'],
      [{ school_grade_id: 99 }, 'El nivel educativo es obligatorio.'],
      [{ school_address: 'Calle 5' }, 'La dirección es muy corta'],
      [{ reason: '' }, 'La razón es obligatoria'],
      [{ reason: 'Sin dinero' }, 'La razón parecer ser muy corta'],
    ],
  },
  {
    line: 'POST /contacts',
    valid: contact,
    refused: [
      [{ subject: ' ' }, 'El asunto es obligatorio'],
      [{ email: '' }, 'El correo es obligatorio.'],
      [{ email: 'a@b.c' }, 'No es un correo válido.'],
      [{ message: '' }, 'El mensaje es obligatorio'],
      [{ message: 7 }, 'El campo message debe ser un texto.'],
    ],
  },
  {
    line: 'POST /tests/1/evaluation',
    valid: evaluation,
    refused: [
      [{ id_professor: parent.id }, 'El código ingresado no es de un profesor.'],
      [{ id_professor: String(teacher.id) }, 'El código ingresado no es de un profesor.'],
      [{ email: '' }, 'El correo no es válido.'],
      [{ answers: 'todas' }, 'Falta la respuesta a la pregunta 1.'],
      [{ answers: evaluation.answers.slice(0, 14) }, 'Falta la respuesta a la pregunta 15.'],
      [{ answers: [...evaluation.answers, firstAnswer] }, 'Cada pregunta se responde una sola vez.'],
      [{ answers: [{ ...firstAnswer, answer_id: 359 }, ...otherAnswers] }, notAnOption],
      [{ answers: [{ ...firstAnswer, answer_id: '300' }, ...otherAnswers] }, notAnOption],
    ],
  },
  {
    line: `POST ${PROFILE}/send_questionnaire_to_students`,
    as: 'teacher',
    valid: studentEmails,
    refused: [
      [{ emails: [] }, 'Agrega al menos un correo.'],
      [{ emails: 'a@x.mx' }, 'Agrega al menos un correo.'],
      [{ emails: ['a@x.mx', 'no-es-correo'] }, 'Uno de los correos no es válido.'],
      [{ emails: ['a@x.mx', 7] }, 'Uno de los correos no es válido.'],
      [{ emails: Array(1001).fill('a@x.mx') }, 'Son demasiados correos para un solo envío.'],
      [{ teacher_code: String(teacher.id) }, 'El código de profesor no es el tuyo.'],
      [{ teacher_code: 1102 }, 'El código de profesor no es el tuyo.'],
    ],
  },
  {
    line: 'POST /users/password',
    valid: { user: { email: teacher.email } },
    refused: [
      [{ user: { email: '' } }, 'El correo es obligatorio.'],
      [{ user: { email: 'ana@escuela' } }, 'No es un correo válido.'],
      [{ user: { email: 'nadie@escuela.example.mx' } }, 'No encontramos una cuenta con ese correo.'],
    ],
  },
]

describe.each(forms)('$line', ({ line, as, valid, refused, isPlain = false }) => {
  test('takes what is valid', async () => {
    const { status } = await call(line, { as, body: valid })
    expect([200, 201]).toContain(status)
  })

  test.each(refused)('refuses %j, and neither stores nor sends anything', async (change, sentence) => {
    const before = state()
    const answer = await call(line, { as, body: { ...valid, ...change } })
    expect(answer).toMatchObject({ status: 422, sentence })
    expect(Object.keys(Object(answer.body))).toEqual([isPlain ? 'error' : 'errors'])
    expect(state()).toEqual(before)
  })
})

const OTHERS_DATA = 'No puedes consultar los datos de otra persona.'
const OTHERS_VISIT = 'Esta solicitud es de otra persona.'
const ofParent = { ...visit, user_id: parent.id }
const byParent = { ...studentEmails, teacher_code: parent.id }

test.each<[line: string, as: Who, sentence: string, body?: object]>([
  [`GET /users/${String(parent.id)}?include=themes`, 'teacher', OTHERS_DATA],
  [`PATCH ${PROFILE}`, 'parent', OTHERS_DATA, registration],
  [`GET ${PROFILE}/send_qr_code`, 'parent', OTHERS_DATA],
  [`GET ${PROFILE}/download_qr_code`, 'parent', OTHERS_DATA],
  [`POST ${PROFILE}/send_questionnaire_to_students`, 'teacherWithVisit', OTHERS_DATA, studentEmails],
  [
    `POST /users/${String(parent.id)}/send_questionnaire_to_students`,
    'parent',
    'Solo los profesores pueden enviar el cuestionario.',
    byParent,
  ],
  ['GET /appointments/20417/send_appointment', 'teacher', OTHERS_VISIT],
  ['GET /appointments/20417/generate_pdf', 'teacher', OTHERS_VISIT],
  ['POST /appointments', 'parent', 'Solo los profesores pueden solicitar visitas.', ofParent],
  ['POST /appointments', 'teacher', 'La solicitud debe hacerse a tu propio nombre.', ofParent],
  ['POST /sponsorship_requests', 'parent', 'Solo los profesores pueden solicitar patrocinio.', sponsorship],
])('%s needs a session, and not that of the %s', async (line, as, sentence, body) => {
  const before = state()
  expect(await call(line, { body })).toMatchObject({ status: 401, sentence: 'Inicia sesión para continuar.' })
  expect((await call(line, { body, token: 'inventado' })).status).toBe(401)
  expect(await call(line, { body, as })).toMatchObject({ status: 403, sentence })
  expect(state()).toEqual(before)
})

test.each([
  ['POST /users/sign_in', {}, 400, 'Faltan el correo y la contraseña.'],
  ['POST /users/sign_in', [], 400, 'El mensaje recibido no es un objeto JSON.'],
  ['POST /users/password', {}, 400, 'Faltan los datos de la cuenta.'],
  ['PATCH /users/password', {}, 400, 'Faltan los datos de la cuenta.'],
  ['POST /tests/9/evaluation', evaluation, 404, 'No encontramos ese cuestionario.'],
  ['GET /tests/2', undefined, 404, 'No encontramos ese cuestionario.'],
  ['GET /users/999', undefined, 404, 'No encontramos a ninguna persona con ese código.'],
  ['GET /justifications/999/download_pdf', undefined, 404, 'Este proyecto no tiene archivo.'],
])('%s with %j is refused', async (line, body, status, sentence) => {
  expect(await call(line, { body })).toMatchObject({ status, sentence })
})

test.each(['send_appointment', 'generate_pdf'])('%s needs an appointment that exists', async (action) => {
  expect((await call(`GET /appointments/1/${action}`, { as: 'teacher' })).status).toBe(404)
})

test.each([`GET ${PROFILE}`, 'POST /tests/1/evaluation'])(
  '%s needs no session, and refuses a token that nobody has',
  async (line) => {
    const body = line.startsWith('POST') ? evaluation : undefined
    expect((await call(line, { body })).status).toBe(200)
    expect((await call(line, { body, token: 'inventado' })).status).toBe(401)
  },
)

test('an unknown path is refused in the shape of the contract', async () => {
  const { status, body } = await call('GET /nada')
  expect(status).toBe(404)
  expect(body).toEqual({
    errors: [{ status: '404', title: 'No encontrado', detail: 'Esta dirección no existe en la API.' }],
  })
})
