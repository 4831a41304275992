import { contract } from '@/tools/check-api/contract/contract'
import type { Examiner } from '@/tools/check-api/examiner'
import { wantsSession } from '@/tools/check-api/look/session'

import { NOBODYS_EMAIL, NOBODYS_ID, NOBODYS_PASSWORD, NOBODYS_TOKEN } from './nobody'

/** What the lists gave that later calls need; empty where they could not be read. */
export type Lists = NonNullable<Awaited<ReturnType<typeof publicSteps>>>

/**
 * Everything that can be asked without an account and changes nothing.
 * @returns null when nobody answers at all
 */
export async function publicSteps(examiner: Examiner) {
  const { ask, outcomes } = examiner
  await ask(contract.listThemes, undefined)
  if (outcomes.at(-1)?.answer?.status === null) return null
  await ask(contract.listProfiles, undefined)
  const grades = await ask(contract.listSchoolGrades, undefined)
  const schoolTypes = await ask(contract.listSchoolTypes, undefined)
  await ask(contract.listSchools, undefined)
  const services = await ask(contract.listServices, undefined)
  await ask(contract.listRequirements, undefined)
  await ask(contract.listSponsorshipRequirements, undefined)
  await documents(examiner)
  const questions = await ask(contract.listQuestions, undefined)
  await refusals(examiner)
  return {
    grades: grades?.result ?? [],
    schoolTypes: schoolTypes?.result ?? [],
    services: services?.result ?? [],
    questions: questions?.result ?? [],
  }
}

async function documents({ ask, skip }: Examiner): Promise<void> {
  const projects = await ask(contract.listJustifications, undefined)
  const project = projects?.result.find(({ has_file }) => has_file)
  for (const call of [contract.downloadPdf, contract.downloadWord]) {
    if (project === undefined) skip(call, 'Ningún proyecto de la lista tiene `has_file`.')
    else await ask(call, { justificationId: project.id })
  }
}

/** Calls with what nobody has. A server that does as the contract says changes nothing. */
async function refusals({ expectRefusal }: Examiner): Promise<void> {
  const credentials = { email: NOBODYS_EMAIL, password: NOBODYS_PASSWORD }
  await expectRefusal(contract.signIn, { credentials }, 'con una cuenta que no existe', [401, 400, 422])
  await expectRefusal(
    contract.findTeacher,
    { teacherCode: NOBODYS_ID },
    'con un código que nadie tiene',
    [404, 422, 400],
    wantsSession,
  )
  await expectRefusal(
    contract.confirmAccount,
    { confirmationToken: NOBODYS_TOKEN },
    'con un token falso',
    [400, 401, 404, 422],
  )
  const newPassword = { reset_password_token: NOBODYS_TOKEN, password: NOBODYS_PASSWORD }
  await expectRefusal(contract.changePassword, { newPassword }, 'con un token falso', [422, 400, 401, 404])
  const pass = { userId: NOBODYS_ID, token: NOBODYS_TOKEN }
  await expectRefusal(contract.redeemPass, { pass }, 'con un pase que no existe', [422, 400, 401, 403, 404, 409])
}
