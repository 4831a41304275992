/** Spanish sentences that more than one file uses. */
export const messages = {
  serverError: 'Error de servidor, intente de nuevo más tarde.',
  listError: 'Error de servidor.',
  /** The second half of a sentence. The first half ends with «también». */
  orServerFault: 'puede ser una falla del servidor: intenta de nuevo más tarde.',
  unsent: 'Sigue sin conexión. No se envió nada.',
  unsentAgain: 'Sigue sin conexión.',
  newVersion: 'Hay una versión nueva del sitio. Vuelve a cargar para seguir.',
  emailUnknown: 'No sabemos si el correo salió. Revisa tu bandeja antes de intentarlo otra vez.',
  emailRequired: 'El correo es obligatorio.',
  emailInvalid: 'No es un correo válido.',
  passwordRequired: 'La contraseña es obligatoria.',
} as const
