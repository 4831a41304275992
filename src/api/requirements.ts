import { call, listParams } from './http'
import { readList, textOf } from './resource'

/** A requirement of a visit: an item to bring, or information to know beforehand. */
export interface Requirement {
  id: string
  /** '1' for requirements of the ministry of education (SEP), '2' for those of the museum. */
  requirement_type_id: string
  /** HTML written by the museum's editors. Show it only with `SafeHtml`. */
  content: string
}

/** `GET /requirements`, without a token: fetches the first 25 requirements, sorted by id. @throws ApiError */
export const apiListRequirements = async (): Promise<Requirement[]> =>
  call({ url: '/requirements', params: { ...listParams(), sort_by: 'id', order: 'asc' } }, (body) =>
    readList(body).map(({ id, requirement_type_id, content }) => ({
      id,
      requirement_type_id: textOf(requirement_type_id),
      content: textOf(content),
    })),
  )
