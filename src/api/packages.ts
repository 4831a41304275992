import { call, sortedListParams } from './http'
import { listReader, priceOf, textOf } from './resource'

/** A service for schools, such as a guided visit. The API calls them packages. */
export interface Service {
  id: string
  name: string
  description: string
  /** Mexican pesos per person; null if the museum has set no price. */
  price: number | null
}

const readServices = listReader<Service>({ id: textOf, name: textOf, description: textOf, price: priceOf })

/** `GET /packages`, without a token: fetches the first 25 services, sorted by id. @throws ApiError */
export const apiListServices = async () => call({ url: '/packages', params: sortedListParams }, readServices)
