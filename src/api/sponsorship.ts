import type { Decoded } from '@/lib/untrusted'

import { bearer, call, change, listParams } from './http'
import { listReader, readResource, textOf } from './resource'

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

/** The content is HTML written by the museum's editors. Show it only with `SafeHtml`. */
const readRequirements = listReader({ id: textOf, title: textOf, content: textOf })

export type SponsorshipRequirement = Decoded<typeof readRequirements>[number]

/** `GET /sponsorship_requirements`, without a token: fetches the first 25 requirements. @throws ApiError */
export const apiListSponsorshipRequirements = async () =>
  call({ url: '/sponsorship_requirements', params: listParams() }, readRequirements)

/** `POST /sponsorship_requests` with the session's token. @returns the id of the request @throws ApiError */
export const apiCreateSponsorshipRequest = async (sponsorship: SponsorshipPayload): Promise<string> =>
  change(
    { method: 'post', url: '/sponsorship_requests', data: sponsorship, ...bearer() },
    (body) => readResource(body).id,
  )
