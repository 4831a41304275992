import { bearer, call, change, listParams } from './http'
import { listReader, readResource, textOf } from './resource'

export interface SponsorshipRequirement {
  id: string
  title: string
  /** HTML written by the museum's editors. Show it only with `SafeHtml`. */
  content: string
}

/** The body of `POST /sponsorship_requests`. */
export interface SponsorshipPayload {
  teacher_name: string
  first_lastname: string
  second_lastname: string
  email: string
  school_type_id: number
  school_grade_id: number
  school_address: string
  reason: string
}

const readRequirements = listReader<SponsorshipRequirement>({ id: textOf, title: textOf, content: textOf })

/** `GET /sponsorship_requirements`, without a token: fetches the first 25 requirements. @throws ApiError */
export const apiListSponsorshipRequirements = async () =>
  call({ url: '/sponsorship_requirements', params: listParams() }, readRequirements)

/** `POST /sponsorship_requests` with the session's token. @returns the id of the request @throws ApiError */
export const apiCreateSponsorshipRequest = async (sponsorship: SponsorshipPayload): Promise<string> =>
  change(
    { method: 'post', url: '/sponsorship_requests', data: sponsorship, ...bearer() },
    (body) => readResource(body).id,
  )
