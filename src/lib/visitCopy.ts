import { days, stored } from './browserStorage'

/**
 * Whether a person has e-mailed or downloaded a visit request on this device. `clearPersonalStorage` removes it with the
 * person's other things.
 */
export const visitCopy = (userId: number, appointmentId: string) =>
  stored(`visita.${userId}.copia.${appointmentId}`, (value) => value === true || null, { life: days(180) })
