import { call, listParams } from './http'
import { readList, textOf } from './resource'

/** A project that a school can submit to justify its visit. */
export interface Justification {
  id: string
  name: string
  description: string
  /** '2' is Secundaria, '3' is Preparatoria. */
  school_grade_id: string
  /** Whether the project has a document to download. */
  has_file: boolean
}

/** `GET /justifications`, without a token: fetches the first 25 projects, sorted by id. @throws ApiError */
export const apiListJustifications = async (): Promise<Justification[]> =>
  call({ url: '/justifications', params: { ...listParams(), sort_by: 'id', order: 'asc' } }, (body) =>
    readList(body).map(({ id, name, description, school_grade_id, has_file }) => ({
      id,
      name: textOf(name),
      description: textOf(description),
      school_grade_id: textOf(school_grade_id),
      has_file: Boolean(has_file),
    })),
  )
