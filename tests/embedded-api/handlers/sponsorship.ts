import { type HttpHandler, HttpResponse } from 'msw'

import { signedIn } from '../access.ts'
import type { Database } from '../database.ts'
import { nextId, type SponsorshipRequest } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { listAnswer } from '../resource.ts'
import { type Call, route } from '../route.ts'
import { sponsorshipRequirements } from '../seed/sponsorshipRequirements.ts'
import { readSponsorship } from '../validation/sponsorship.ts'

const TEACHER = 1

/** Free visits: what the museum asks for, and the requests of teachers. */
export function sponsorshipHandlers(database: Database): HttpHandler[] {
  return [
    route('get', '/sponsorship_requirements', ({ query }) =>
      listAnswer('sponsorship_requirements', sponsorshipRequirements, query),
    ),
    route('post', '/sponsorship_requests', (call) => createSponsorship(database, call), 'error'),
  ]
}

async function createSponsorship(database: Database, { request, body }: Call): Promise<Response> {
  const user = signedIn(database, request)
  if (user.profile_id !== TEACHER) throw new Refusal(403, 'Solo los profesores pueden solicitar patrocinio.')
  const asked = readSponsorship(await body())
  const { id, ...attributes } = database.change((data): SponsorshipRequest => {
    const created = {
      ...asked,
      id: nextId(data, 'sponsorship_requests'),
      user_id: user.id,
      created_at: new Date().toISOString(),
    }
    data.sponsorship_requests.push(created)
    return created
  })
  return HttpResponse.json({ data: { id: String(id), type: 'sponsorship_requests', attributes } }, { status: 201 })
}
