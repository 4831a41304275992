import type { ProfilePayload } from '@/api/profile'
import type { Question } from '@/api/questionnaire'
import { contract } from '@/tools/check-api/contract/contract'
import type { Examiner } from '@/tools/check-api/examiner'
import { note, problem } from '@/tools/check-api/look/finding'
import { wantsSession } from '@/tools/check-api/look/session'
import { dayOf } from '@/lib/dates'
import { clearSession } from '@/lib/session'

import { type Account, openSession } from './accountSteps'
import { envelopeStep } from './envelopeStep'
import { NOBODYS_EMAIL } from './nobody'
import type { Lists } from './publicSteps'

const NAME = 'Prueba de la plataforma'
const TEXT = 'Prueba de la conexión con la plataforma educativa (npm run check:api). Se puede borrar.'
const NOT_A_TEACHER = 'La cuenta de --as no es de profesor.'

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** What `--write` creates and sends, in Spanish, to be told before it happens. */
export const WHAT_IS_WRITTEN = [
  'un mensaje de contacto',
  'una solicitud de visita a nombre de «Prueba de la plataforma», para dentro de unos dos meses, y su correo',
  'una solicitud de patrocinio con ese nombre',
  'un envío del cuestionario al correo de la cuenta',
  'una respuesta al cuestionario',
  'el perfil de la cuenta, guardado sin cambios',
  'un correo con el pase de cortesía de la cuenta',
  'un registro con el correo de la cuenta, que la API debe rechazar',
]

/** A Wednesday in about two months, as YYYY-MM-DD. */
function visitDay(now: number): string {
  const soon = now + 60 * DAY
  return dayOf(soon + ((10 - new Date(soon).getDay()) % 7) * DAY)
}

/** The first answer to each question. */
const firstAnswers = (questions: Question[]) =>
  questions.map(({ id, answers: [first] }) => ({ question_id: Number(id), answer_id: Number(first?.id) }))

/** The message to the museum, which needs no account. @param email of who writes */
export async function writeMessage({ ask }: Examiner, email: string): Promise<void> {
  await ask(contract.sendContact, { message: { subject: NAME, email, message: TEXT } })
}

/**
 * Everything that creates, sends or saves something, once each. Afterwards there is no session.
 * @param now milliseconds since 1970
 */
export async function writeSteps(examiner: Examiner, account: Account, lists: Lists, now: number): Promise<void> {
  const { ask, expectRefusal } = examiner
  openSession(account.user)
  await writeMessage(examiner, account.user.email || NOBODYS_EMAIL)
  await expectRefusal(
    contract.requestPassword,
    { email: NOBODYS_EMAIL },
    'con un correo que nadie tiene',
    [422, 404, 400, 200],
  )
  await envelopeStep(examiner, payloadOf(account))
  await saveBack(examiner, account)
  await visit(examiner, account, lists, now)
  await sponsorship(examiner, account, lists)
  await sending(examiner, account)
  if (account.freePass !== false) await ask(contract.sendPass, { userId: account.user.id })
  clearSession()
  await evaluation(examiner, account, lists)
}

/** What a profile is saved with, as the page «Mi cuenta» would send it. */
export function payloadOf({ profile, user }: Account): ProfilePayload | null {
  if (profile === null) return null
  const { id: _id, freePass: _pass, school_grade_id, school_type_id, theme_ids, ...texts } = profile
  const { name, email, profile_id, date_of_birth } = texts
  const everybody = { name, email, profile_id, date_of_birth, theme_ids: theme_ids.map(Number) }
  if (!user.isTeacher) return everybody
  return { ...texts, ...everybody, school_grade_id: Number(school_grade_id), school_type_id: Number(school_type_id) }
}

async function saveBack({ ask, skip }: Examiner, account: Account): Promise<void> {
  const payload = payloadOf(account)
  const { user, profile, missing } = account
  if (payload === null) return skip(contract.saveProfile, 'El perfil no se pudo leer.')
  if (missing.length > 0)
    return skip(contract.saveProfile, `El perfil llegó sin \`${missing.join('`, `')}\`: guardarlo así los borraría.`)
  if (payload.theme_ids.length === 0)
    return skip(contract.saveProfile, 'La cuenta no ha elegido temas, y la plataforma no guarda un perfil sin ellos.')
  const saved = await ask(contract.saveProfile, { userId: user.id, profile: payload })
  if (!saved) return
  await ask(
    contract.getProfile,
    { userId: user.id },
    {
      about: 'después de guardarlo igual',
      also: (after) => {
        const kept = new Map(Object.entries(profile ?? {}))
        const changed = Object.entries(after).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(kept.get(name)),
        )
        const names = changed.map(([name]) => name).filter((name) => name !== 'freePass')
        return names.length === 0
          ? [note('Sigue igual.')]
          : [
              problem(
                `Se guardó lo mismo que había, y cambió \`${names.join('`, `')}\`. Hay que revisar esa cuenta.`,
                'Al guardar, sus datos quedan distintos de lo que ve.',
              ),
            ]
      },
    },
  )
}

async function visit(
  { ask, skip }: Examiner,
  { user, schedules, contactPreferences }: Account,
  lists: Lists,
  now: number,
) {
  const [schedule] = schedules
  const [preference] = contactPreferences
  const [service] = lists.services
  const [grade] = lists.grades
  if (!user.isTeacher) return skip(contract.createAppointment, NOT_A_TEACHER)
  if (!schedule || !preference || !service || !grade)
    return skip(
      contract.createAppointment,
      'Sin horarios, preferencias de contacto, servicios o niveles no hay qué solicitar.',
    )
  const created = await ask(contract.createAppointment, {
    visit: {
      teacher_name: NAME,
      date: visitDay(now),
      teachers: 1,
      parents: 0,
      schedule_id: Number(schedule.id),
      contact_preference_id: Number(preference.id),
      package_ids: [Number(service.id)],
      school_grades: [{ students: 20, school_grade_id: Number(grade.id) }],
      user_id: user.id,
    },
  })
  if (!created) return
  const needed = { appointmentId: created.result }
  await ask(contract.downloadAppointment, needed, { about: 'de la solicitud nueva' })
  await ask(contract.sendAppointment, needed)
}

async function sponsorship(
  { ask, skip }: Examiner,
  { user }: Account,
  { schoolTypes: [type], grades: [grade] }: Lists,
) {
  if (!user.isTeacher) return skip(contract.createSponsorshipRequest, NOT_A_TEACHER)
  if (!type || !grade)
    return skip(contract.createSponsorshipRequest, 'Sin sostenimientos o niveles no hay qué solicitar.')
  await ask(contract.createSponsorshipRequest, {
    sponsorship: {
      teacher_name: NAME,
      first_lastname: 'Prueba',
      second_lastname: 'Prueba',
      email: user.email || NOBODYS_EMAIL,
      school_type_id: Number(type.id),
      school_grade_id: Number(grade.id),
      school_address: 'Prueba: ninguna calle, ningún número',
      reason: TEXT,
    },
  })
}

async function sending({ ask, skip }: Examiner, { user }: Account): Promise<void> {
  if (!user.isTeacher) return skip(contract.sendQuestionnaire, NOT_A_TEACHER)
  if (user.email === '') return skip(contract.sendQuestionnaire, 'No se sabe el correo de la cuenta.')
  await ask(contract.sendQuestionnaire, { userId: user.id, sending: { emails: [user.email], teacher_code: user.id } })
}

/** As a student answers: without a session. */
async function evaluation({ ask, skip }: Examiner, { user }: Account, { questions }: Lists): Promise<void> {
  if (questions.length === 0) return skip(contract.sendEvaluation, 'Las preguntas no se pudieron leer.')
  const email = user.email || NOBODYS_EMAIL
  const answers = firstAnswers(questions)
  await ask(
    contract.sendEvaluation,
    { evaluation: { id_professor: user.isTeacher ? user.id : null, email, answers } },
    { about: 'sin sesión', instead: wantsSession },
  )
}

/** Uses the account's pass up, as the ticket desk does. */
export async function redeemOwnPass({ ask, skip }: Examiner, { user, freePass }: Account): Promise<void> {
  if (typeof freePass !== 'string')
    return skip(contract.redeemPass, '`free_pass` no trae el token del pase.', 'con el pase de la cuenta')
  await ask(
    contract.redeemPass,
    { pass: { userId: String(user.id), token: freePass } },
    { about: 'con el pase de la cuenta' },
  )
}
