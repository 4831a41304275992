import { days, stored } from './browserStorage'
import { isRecord } from './untrusted'

/** The chosen service of a visit. Its price is per person, in Mexican pesos; null when the museum has set none. */
export interface ChosenService {
  id: string
  name: string
  price: number | null
}

/** A stored value as a chosen service; null when it is none. */
export function decodeService(value: unknown): ChosenService | null {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['name'] !== 'string') return null
  const price = value['price']
  return { id: value['id'], name: value['name'], price: typeof price === 'number' ? price : null }
}

export const chosenService = (userId: number) => stored(`visita.${userId}.servicio`, decodeService)

/** The service that somebody signed out asked for: it becomes the chosen one of the next teacher who signs in here. */
export const requestedService = stored('visita.pedida', decodeService, { life: days(1) })
