import { days, stored } from './browserStorage'

/**
 * The ids of the requirements that a person has ticked off for a visit, on this device. `clearPersonalStorage` removes them
 * with the person's other things.
 */
export const tickedRequirements = (userId: number, appointmentId: string) =>
  stored(
    `visita.${userId}.requisitos.${appointmentId}`,
    (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null),
    { life: days(180) },
  )
