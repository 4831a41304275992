import { call, listParams } from './http'
import { priceOf, readList, textOf } from './resource'

/** A school service: the specification's services and the API's packages are the same list. */
export interface Service {
  id: string
  name: string
  description: string
  /** Mexican pesos per person; null when the museum has not set one. */
  price: number | null
}

export const listServices = (): Promise<Service[]> =>
  call({ url: '/packages', params: { ...listParams(), sort_by: 'id', order: 'asc' } }, (body) =>
    readList(body).map(({ id, name, description, price }) => ({
      id,
      name: textOf(name),
      description: textOf(description),
      price: priceOf(price),
    })),
  )
