import { apiConfirmAccount, apiRegister, type RegistrationPayload } from '@/api/users'
import { registeredEmail, registrationDraft } from '@/model/drafts'
import { messages } from '@/lib/messages'

import { apiThunk } from './apiThunk'

const EMAIL_TAKEN = 'El email ya está en uso.'
const MAY_HAVE_ONE = 'Tus datos siguen aquí. Si ya tienes cuenta, entra o recupera tu contraseña.'

/** Creates an account. Any 4xx or 5xx means 'El email ya está en uso.', unless its detail names another field. */
export const register = apiThunk('auth', 'register', apiRegister, {
  sends: true,
  onSuccess: (_id, { email }: RegistrationPayload) => {
    registrationDraft.clear()
    registeredEmail.write(email)
  },
  done: (_id, { name }) => `Tu cuenta ha sido creada ${name}`.trim(),
  recipient: ({ email }) => email,
  explain: ({ kind, detail }) => {
    if (kind === 'unanswered' || kind === 'unreadable') return { message: messages.serverError }
    const isAboutEmail = detail === null || /e-?mail|correo/i.test(detail)
    return {
      message: isAboutEmail ? EMAIL_TAKEN : detail,
      detail: isAboutEmail ? undefined : EMAIL_TAKEN,
      advice: kind === 'fault' ? `También ${messages.orServerFault} ${MAY_HAVE_ONE}` : MAY_HAVE_ONE,
    }
  },
  unknown: 'No sabemos si tu cuenta se creó. Revisa si te llegó el correo de validación antes de enviar de nuevo.',
  kept: 'Todo lo que escribiste sigue aquí.',
})

/** Validates an account with the token of the e-mailed link. */
export const confirmAccount = apiThunk('auth', 'confirmAccount', apiConfirmAccount, {
  sends: true,
  done: 'Tu cuenta ha sido validada',
  about: (token) => token,
})
