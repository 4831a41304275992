import { call, listParams } from './http'
import { priceOf, readList, textOf } from './resource'

/** A service for schools, such as a guided visit. The API calls them packages. */
export interface Service {
  id: string
  name: string
  description: string
  /** Mexican pesos per person; null if the museum has set no price. */
  price: number | null
}

/** `GET /packages`, without a token: fetches the first 25 services, sorted by id. @throws ApiError */
export const apiListServices = async (): Promise<Service[]> =>
  call({ url: '/packages', params: { ...listParams(), sort_by: 'id', order: 'asc' } }, (body) =>
    readList(body).map(({ id, name, description, price }) => ({
      id,
      name: textOf(name),
      description: textOf(description),
      price: priceOf(price),
    })),
  )
