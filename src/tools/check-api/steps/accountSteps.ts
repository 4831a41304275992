import type { Option } from '@/api/lookups'
import type { Profile } from '@/api/profile'
import type { Credentials } from '@/api/sessions'
import { contract } from '@/tools/check-api/contract/contract'
import type { Examiner } from '@/tools/check-api/examiner'
import { note } from '@/tools/check-api/look/finding'
import { missingFields } from '@/tools/check-api/look/people'
import { wantsSession } from '@/tools/check-api/look/session'
import type { FreePass } from '@/lib/freePass'
import { clearSession, saveSession, type SessionUser } from '@/lib/session'

import { NOBODYS_TOKEN } from './nobody'

/** The account that the check signed in with, as far as the API could be read. */
export interface Account {
  user: SessionUser
  freePass: FreePass
  /** Null when it could not be read. */
  profile: Profile | null
  /** The fields that the profile came without: saving it would erase them. */
  missing: string[]
  schedules: Option[]
  contactPreferences: Option[]
}

/** Opens a session as the platform does, for the calls that follow. */
export const openSession = (user: SessionUser) => saveSession(user, '')

/**
 * Signs in and makes the calls of a person that change nothing. Afterwards there is no session.
 * @returns null when the sign-in could not be read
 */
export async function accountSteps(examiner: Examiner, credentials: Credentials): Promise<Account | null> {
  const { ask, skip, keepSecret } = examiner
  const signedIn = await ask(contract.signIn, { credentials }, { about: 'con la cuenta' })
  if (!signedIn) return null
  const { user, freePass, folios } = signedIn.result
  keepSecret(user.auth_token)
  if (typeof freePass === 'string') keepSecret(freePass)

  openSession(user)
  const profile = await ask(contract.getProfile, { userId: user.id })
  const schedules = await ask(contract.listSchedules, undefined)
  const contactPreferences = await ask(contract.listContactPreferences, undefined)
  if (freePass === false) skip(contract.downloadPass, 'La cuenta no tiene pase (`free_pass`).')
  else await ask(contract.downloadPass, { userId: user.id })
  const [folio] = folios
  if (folio !== undefined)
    await ask(contract.downloadAppointment, { appointmentId: folio }, { about: 'de una solicitud de antes' })

  await ownCode(examiner, user)
  await badTokens(examiner, user)
  return {
    user,
    freePass,
    profile: profile?.result ?? null,
    missing: profile ? missingFields(profile.result, profile.answer) : [],
    schedules: schedules?.result ?? [],
    contactPreferences: contactPreferences?.result ?? [],
  }
}

/** The account's own code, first as a student without an account asks for it. */
async function ownCode({ ask }: Examiner, user: SessionUser): Promise<void> {
  const needed = { teacherCode: String(user.id) }
  const also = () => (user.isTeacher ? [] : [note('La cuenta no es de profesor, y la plataforma lo dice.')])
  clearSession()
  const found = await ask(contract.findTeacher, needed, {
    about: 'con el código de la cuenta, sin sesión',
    instead: wantsSession,
    also,
  })
  if (found) return
  openSession(user)
  await ask(contract.findTeacher, needed, { about: 'con el código de la cuenta, con sesión', also })
}

/** Nobody's token, none at all, and somebody else's data. */
async function badTokens({ expectRefusal }: Examiner, user: SessionUser): Promise<void> {
  clearSession()
  await expectRefusal(contract.getProfile, { userId: user.id }, 'sin token', [401, 406])
  openSession({ ...user, auth_token: NOBODYS_TOKEN })
  await expectRefusal(contract.getProfile, { userId: user.id }, 'con un token que ya no sirve', [401, 406])
  openSession(user)
  const otherId = user.id === 1 ? 2 : user.id - 1
  await expectRefusal(contract.getProfile, { userId: otherId }, 'de otra persona', [403, 404])
  clearSession()
}
