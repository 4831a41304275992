import type { Decoded } from '@/lib/untrusted'

import { call, sortedListParams } from './http'
import { listReader, priceOf, textOf } from './resource'

const readServices = listReader({ id: textOf, name: textOf, description: textOf, price: priceOf })

/** A service for schools, such as a guided visit. The API calls them packages. `price` is per person. */
export type Service = Decoded<typeof readServices>[number]

/** `GET /packages`, without a token: fetches the first 25 services, sorted by id. @throws ApiError */
export const apiListServices = async () => call({ url: '/packages', params: sortedListParams }, readServices)
