import { days, stored } from './browserStorage'

const HOUR = 1 / 24

/**
 * The e-mail of the account that was last created on this device, for the sign-in after its link was opened, which mail
 * programs do in another tab. Gone after an hour, and with the first sign-in.
 */
export const registeredEmail = stored('registro.correo', (value) => (typeof value === 'string' ? value : null), {
  life: days(HOUR),
})
