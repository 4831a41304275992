import { call, sortedListParams } from './http'
import { listReader, textOf } from './resource'

/** A project that a school can submit to justify its visit. */
export interface Justification {
  id: string
  name: string
  description: string
  /** '2' is Secundaria, '3' is Preparatoria. */
  school_grade_id: string
  has_file: boolean
}

const readJustifications = listReader<Justification>({
  id: textOf,
  name: textOf,
  description: textOf,
  school_grade_id: textOf,
  has_file: Boolean,
})

/** `GET /justifications`, without a token: fetches the first 25 projects, sorted by id. @throws ApiError */
export const apiListJustifications = async () =>
  call({ url: '/justifications', params: sortedListParams }, readJustifications)
