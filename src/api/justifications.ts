import type { Decoded } from '@/lib/untrusted'

import { call, sortedListParams } from './http'
import { listReader, textOf } from './resource'

const readJustifications = listReader({
  id: textOf,
  name: textOf,
  description: textOf,
  /** '2' is Secundaria, '3' is Preparatoria. */
  school_grade_id: textOf,
  has_file: Boolean,
})

/** A project that a school can submit to justify its visit. */
export type Justification = Decoded<typeof readJustifications>[number]

/** `GET /justifications`, without a token: fetches the first 25 projects, sorted by id. @throws ApiError */
export const apiListJustifications = async () =>
  call({ url: '/justifications', params: sortedListParams }, readJustifications)
