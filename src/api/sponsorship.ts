import { bearer, call, listParams } from './http'
import { readList, readResource, textOf } from './resource'

export interface SponsorshipRequirement {
  id: string
  title: string
  /** HTML, from the museum's editors: only to be shown sanitised. */
  content: string
}

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

export const listSponsorshipRequirements = (): Promise<SponsorshipRequirement[]> =>
  call({ url: '/sponsorship_requirements', params: listParams() }, (body) =>
    readList(body).map(({ id, title, content }) => ({ id, title: textOf(title), content: textOf(content) })),
  )

/** @returns the id of the request. */
export const createSponsorshipRequest = (sponsorship: SponsorshipPayload): Promise<string> =>
  call(
    { method: 'post', url: '/sponsorship_requests', data: sponsorship, ...bearer() },
    (body) => readResource(body).id,
  )
