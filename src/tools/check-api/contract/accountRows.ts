import { changePassword, requestPassword } from '@/api/passwords'
import { getProfile, saveProfile } from '@/api/profile'
import { signIn } from '@/api/sessions'
import { confirmAccount, register } from '@/api/users'
import { profile, session } from '@/tools/check-api/look/people'
import {
  changePassword as changePasswordThunk,
  confirmAccount as confirmThunk,
  loadAccount,
  register as registerThunk,
  requestPassword as requestPasswordThunk,
  saveAccount,
} from '@/store/accountCalls'
import { signIn as signInThunk } from '@/store/signIn'

import { contractCall, type Of } from './contractCall'

/** The calls about accounts. */
export const accountRows = {
  signIn: contractCall({
    method: 'POST',
    path: '/users/sign_in',
    token: 'never',
    send: ({ credentials }: Of<'credentials'>) => signIn(credentials),
    body: ({ credentials }) => ({ user: credentials }),
    expects: 'session',
    reads:
      'La persona, en cualquiera de las tres formas: `id` (número), `auth_token`, `profile_id` (1 es profesor), `name`, `first_lastname`, `second_lastname`, `email`, `sign_in_count`, `free_pass` (el token del pase; también true, o null si no hay) y `appointments` (lista, número o booleano).',
    refusals: '401 si el correo o la contraseña no son correctos, o la cuenta no está validada',
    place: 'la página «Iniciar sesión»',
    thunk: signInThunk,
    look: session,
  }),
  register: contractCall({
    method: 'POST',
    path: '/users',
    token: 'never',
    send: ({ registration }: Of<'registration'>) => register(registration),
    body: ({ registration }) => registration,
    isWrapped: true,
    expects: 'resource',
    reads: 'El `id` de la cuenta nueva.',
    refusals: '422 si el correo ya está en uso o un dato no es válido',
    changes: 'Crea una cuenta y le manda el correo para validarla.',
    place: 'la página de registro',
    thunk: registerThunk,
  }),
  confirmAccount: contractCall({
    method: 'GET',
    path: '/users/confirmation?locale=es&confirmation_token={confirmationToken}',
    token: 'never',
    send: ({ confirmationToken }: Of<'confirmationToken'>) => confirmAccount(confirmationToken),
    expects: 'done',
    reads:
      'Solo el estado. Una navegación (`Accept: text/html`) a esta dirección es una página del sitio, no esta llamada.',
    refusals: '400 o 422 si el token no es correcto o ya se usó',
    changes: 'Valida la cuenta, aunque es un GET.',
    place: 'la página que valida la cuenta',
    thunk: confirmThunk,
  }),
  requestPassword: contractCall({
    method: 'POST',
    path: '/users/password',
    token: 'never',
    send: ({ email }: Of<'email'>) => requestPassword(email),
    body: ({ email }) => ({ user: { email } }),
    expects: 'done',
    reads: 'Solo el estado.',
    refusals: '404 o 422 si no hay cuenta con ese correo',
    changes: 'Manda el correo para cambiar la contraseña.',
    place: 'la página «Recuperar contraseña»',
    thunk: requestPasswordThunk,
  }),
  changePassword: contractCall({
    method: 'PATCH',
    path: '/users/password',
    token: 'with a session',
    send: ({ newPassword }: Of<'newPassword'>) => changePassword(newPassword),
    body: ({ newPassword }) => ({ user: newPassword }),
    expects: 'done',
    reads: 'Solo el estado.',
    refusals: '422 si el token del correo no es correcto, ya se usó o caducó',
    changes: 'Cambia la contraseña de la cuenta a la que pertenece el token.',
    place: 'la página de la nueva contraseña',
    thunk: changePasswordThunk,
  }),
  getProfile: contractCall({
    method: 'GET',
    path: '/users/{userId}?include=themes',
    token: 'always',
    send: ({ userId }: Of<'userId'>) => getProfile(userId),
    expects: 'resource',
    reads:
      'La propia persona: `id`, `profile_id`, `name`, `first_lastname`, `second_lastname`, `email`, `phone`, `date_of_birth` (AAAA-MM-DD), `school`, `cct`, `school_grade_id`, `school_type_id`, `subject`, `sign_in_count`, y sus temas en `relationships.themes.data[].id`.',
    refusals: '401 sin token o con uno que ya no sirve (406 se entiende igual), 403 si es otra persona',
    place: '«Mi cuenta»',
    thunk: loadAccount,
    look: profile,
  }),
  saveProfile: contractCall({
    method: 'PATCH',
    path: '/users/{userId}',
    token: 'always',
    send: ({ userId, profile: changed }: Of<'userId' | 'profile'>) => saveProfile(userId, changed),
    body: ({ profile: changed }) => changed,
    isWrapped: true,
    expects: 'resource',
    reads: 'La persona ya guardada: `id`, `name`, `first_lastname`, `second_lastname`, `email`.',
    refusals: '401 sin token, 403 si es otra persona, 422 si un dato no es válido',
    changes: 'Guarda el perfil.',
    place: '«Mi cuenta»',
    thunk: saveAccount,
  }),
}
