import type { Decoded } from '@/lib/untrusted'

import { call, sortedListParams } from './http'
import { listReader, textOf } from './resource'

const readRequirements = listReader({
  id: textOf,
  /** '1' for requirements of the ministry of education (SEP), '2' for those of the museum. */
  requirement_type_id: textOf,
  /** HTML written by the museum's editors. Show it only with `SafeHtml`. */
  content: textOf,
})

/** A requirement of a visit: an item to bring, or information to know beforehand. */
export type Requirement = Decoded<typeof readRequirements>[number]

/** `GET /requirements`, without a token: fetches the first 25 requirements, sorted by id. @throws ApiError */
export const apiListRequirements = async () =>
  call({ url: '/requirements', params: sortedListParams }, readRequirements)
