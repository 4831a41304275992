import type { ProfilePayload } from '@/api/profile'
import { contract } from '@/tools/check-api/contract/contract'
import { lineOf } from '@/tools/check-api/contract/contractCall'
import type { Examiner } from '@/tools/check-api/examiner'
import { wordsOfError } from '@/tools/check-api/look/errorShape'
import { whyFailed } from '@/tools/check-api/look/failure'
import { type Finding, note, problem, warning } from '@/tools/check-api/look/finding'
import { readingOf } from '@/tools/check-api/look/refusal'
import { settings } from '@/lib/env'

import { NOBODYS_PASSWORD } from './nobody'

const ABOUT = 'con el correo de la cuenta, que ya existe'

/** Words with which an API says that it read the e-mail and knows it. */
const TAKEN = /taken|already|in use|en uso|ya (?:est|exist|fue|se|hay)|existe|registrad|duplicad/i

const shapeOf = (wrapped: boolean) => (wrapped ? 'dentro de {"user": {…}}' : 'sin envoltura')

/**
 * Registers the account's own e-mail, which has to be refused because it is taken: this shows whether the API reads the
 * data flat or inside `{"user": …}`. A form that it does not read is refused too, and then the other one is tried. Sets
 * `settings.wrapUser` to the one that is read.
 * @param profile of the account; null when it could not be read
 */
export async function envelopeStep(examiner: Examiner, profile: ProfilePayload | null): Promise<void> {
  const call = contract.register
  if (profile === null || profile.email === '')
    return examiner.skip(call, 'El perfil de la cuenta no se pudo leer, y el registro se prueba con su correo.')
  const registration = { ...profile, password: NOBODYS_PASSWORD }
  const configured = settings.wrapUser
  const first = await examiner.attempt(call, { registration })
  const isOtherForm = 'error' in first && first.error.kind === 'refused' && !TAKEN.test(first.answer.text)
  if (!isOtherForm) return examiner.add(lineOf(call), ABOUT, findingsOf(first, configured), first.answer, call.place)

  Object.assign(settings, { wrapUser: !configured })
  const second = await examiner.attempt(call, { registration })
  if (!('error' in second) || TAKEN.test(second.answer.text)) {
    const found = warning(
      `La API lee los datos de una persona solo ${shapeOf(!configured)}: VITE_API_WRAP_USER=${String(!configured)}.`,
      `Con VITE_API_WRAP_USER=${String(configured)} lee «El email ya está en uso.», aunque el suyo sea nuevo.`,
    )
    return examiner.add(lineOf(call), ABOUT, [found, ...findingsOf(second, !configured)], second.answer, call.place)
  }
  Object.assign(settings, { wrapUser: configured })
  const text = `No dice que el correo ya está en uso, ni con los datos ${shapeOf(false)} ni ${shapeOf(true)}: no se sabe qué forma lee. ${whyFailed(call, first.error, first.answer)}`
  examiner.add(lineOf(call), ABOUT, [problem(text, readingOf(call, first.error))], first.answer, call.place)

  function findingsOf(outcome: typeof first, wrapped: boolean): Finding[] {
    const { answer } = outcome
    if (!('error' in outcome))
      return [
        problem(
          `Contesta ${String(answer.status)} y creó otra cuenta con un correo que ya tiene una. Hay que borrarla.`,
          'Se registra dos veces.',
        ),
      ]
    const { error } = outcome
    const reads = readingOf(call, error)
    if (error.kind !== 'refused') return [problem(whyFailed(call, error, answer), reads)]
    return [...wordsOfError(error, answer, reads), note(`La API lee los datos de una persona ${shapeOf(wrapped)}.`)]
  }
}
