import { localDate } from '@/lib/dates'

import { type Account, type Lists, UNKNOWN_ACCOUNT } from './checks'
import { contract } from './contract'
import { nameOf } from './contractRow'
import type { Runner } from './runner'
import { attributesOf } from './sentences'

const NAME = 'Prueba de la plataforma'
const TEXT = 'Prueba de la conexión con la plataforma educativa (npm run check:api). Se puede borrar.'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Makes each call that creates, sends or saves data, once each.
 * @param redeem whether to redeem the account's pass too
 */
export async function writeChecks(runner: Runner, account: Account, lists: Lists, redeem: boolean): Promise<void> {
  const { ask, setToken } = runner
  const { user, freePass } = account
  const email = user.email || UNKNOWN_ACCOUNT.email
  await ask(contract.sendContact, { subject: NAME, email, message: TEXT })
  await ask(contract.requestPassword, UNKNOWN_ACCOUNT.email, ', con un correo que nadie tiene', [422, 404, 400, 200])
  setToken(user.auth_token)
  if (freePass !== false) await ask(contract.sendPass, user.id)
  if (user.isTeacher) {
    await saveProfile(runner, account)
    await askForVisit(runner, account, lists, email)
    await ask(contract.sendQuestionnaire, { emails: [email], teacher_code: user.id })
  }
  // Students send their answers without a session.
  setToken(null)
  const answers = lists.questions.map(({ id, answers: [first] }) => ({
    question_id: Number(id),
    answer_id: Number(first?.id),
  }))
  const evaluation = { id_professor: user.isTeacher ? user.id : null, email, answers }
  if (answers.length > 0) await ask(contract.sendEvaluation, evaluation, ', sin sesión')
  const pass = { userId: String(user.id), token: String(freePass) }
  if (redeem && typeof freePass === 'string') await ask(contract.redeemPass, pass, ', con el pase de la cuenta')
}

/** Saves a teacher's profile unchanged, and registers the same e-mail again, which the API must refuse. */
async function saveProfile({ ask, skip }: Runner, account: Account): Promise<void> {
  if (!account.profile) return
  const { id, freePass: _pass, ...texts } = account.profile
  const theme_ids = texts.theme_ids.map(Number)
  const ids = {
    school_grade_id: Number(texts.school_grade_id),
    school_type_id: Number(texts.school_type_id),
    theme_ids,
  }
  const profile = { ...texts, ...ids }
  const attributes = attributesOf(account.profileAsItCame)
  const missing = Object.keys(profile).filter((name) =>
    name === 'theme_ids' ? theme_ids.length === 0 : !(name in attributes),
  )
  if (missing.length === 0) await ask(contract.saveProfile, [id, profile])
  else skip(nameOf(contract.saveProfile), `Sin \`${missing.join('`, `')}\` en el perfil: guardarlo así los borraría.`)
  const registration = { ...profile, password: UNKNOWN_ACCOUNT.password }
  await ask(contract.register, registration, ', con un correo que ya tiene cuenta', [422, 409, 400])
}

async function askForVisit({ ask }: Runner, account: Account, lists: Lists, email: string): Promise<void> {
  const [schedule] = account.schedules
  const [preference] = account.contactPreferences
  const [service] = lists.services
  const [type] = lists.schoolTypes
  const [grade] = lists.grades
  if (!schedule || !preference || !service || !type || !grade) return
  const school_grade_id = Number(grade.id)
  // A Wednesday in about two months.
  const soon = Date.now() + 60 * DAY_MS
  const date = localDate(soon + ((10 - new Date(soon).getDay()) % 7) * DAY_MS)
  const created = await ask(contract.createAppointment, {
    ...contract.createAppointment.example,
    teacher_name: NAME,
    date,
    schedule_id: Number(schedule.id),
    contact_preference_id: Number(preference.id),
    package_ids: [Number(service.id)],
    school_grades: [{ students: 20, school_grade_id }],
    user_id: account.user.id,
  })
  if (created !== null) {
    await ask(contract.downloadAppointment, created, ', de la solicitud nueva')
    await ask(contract.sendAppointment, created)
  }
  await ask(contract.createSponsorshipRequest, {
    ...contract.createSponsorshipRequest.example,
    teacher_name: NAME,
    email,
    school_type_id: Number(type.id),
    school_grade_id,
    reason: TEXT,
  })
}
