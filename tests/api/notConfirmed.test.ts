import { expect, it } from 'vitest'

import type { ApiErrorKind } from '@/lib/requestState'
import { ApiError, isNotConfirmed } from '@/api/apiError'

const error = (detail: string | null, kind: ApiErrorKind = 'refused') => new ApiError(kind, { status: 401, detail })

it.each([
  'You have to confirm your email address before continuing.',
  'Tienes que confirmar tu cuenta para poder continuar.',
  'Debes confirmar tu dirección de correo electrónico antes de continuar.',
  'Tu cuenta aún no está validada. Abre el enlace del correo que te enviamos.',
  'Valida tu cuenta para entrar',
  'Falta la validación de tu correo',
  'Email not verified',
  'Unconfirmed account',
  'Tu correo no ha sido verificado.',
  'Your account is not activated yet.',
  'Tu cuenta aún no ha sido activada.',
])('111. isNotConfirmed returns true for the detail «%s»', (detail) => {
  expect(isNotConfirmed(error(detail))).toBe(true)
})

it.each([
  'Invalid Email or password.',
  'Correo o contraseña inválidos.',
  'Correo o contrasena invalidos.',
  'Credenciales no válidas',
  'El correo o la contraseña no son correctos.',
  'Verifica tus datos e inténtalo de nuevo.',
  'Favor de verificar sea correcto',
  'Tu cuenta está bloqueada.',
  null,
])('111. isNotConfirmed returns false for the detail «%s»', (detail) => {
  expect(isNotConfirmed(error(detail))).toBe(false)
})

it('111. isNotConfirmed returns false for a server error', () => {
  expect(isNotConfirmed(error('Confirm', 'fault'))).toBe(false)
})
