import { isRecord } from '@/lib/untrusted'
import { readFreePass } from '@/model/freePass'

import { type Flat, idsOf, readResource, textOf } from './resource'

/** A user's data in the API. Missing strings and option ids are ''. A missing `id` or `profile_id` is NaN. */
export type Profile = ReturnType<typeof readProfile>

/** Returns the ids of the chosen themes: `relationships.themes.data[].id`, or those of a flat response. */
function themeIds(body: unknown, flat: Flat): string[] {
  const resource = isRecord(body) && isRecord(body['data']) ? body['data'] : body
  const relationships = isRecord(resource) ? resource['relationships'] : null
  const themes = isRecord(relationships) ? relationships['themes'] : null
  return idsOf(isRecord(themes) ? themes['data'] : (flat['theme_ids'] ?? flat['themes']))
}

export function readProfile(body: unknown) {
  const flat = readResource(body)
  const text = (name: string) => textOf(flat[name])
  return {
    id: Number(flat.id),
    profile_id: Number(flat['profile_id']),
    name: text('name'),
    first_lastname: text('first_lastname'),
    second_lastname: text('second_lastname'),
    email: text('email'),
    phone: text('phone'),
    /** YYYY-MM-DD, or '' if the API has none. */
    date_of_birth: text('date_of_birth').slice(0, 'YYYY-MM-DD'.length),
    school: text('school'),
    cct: text('cct'),
    school_grade_id: text('school_grade_id'),
    school_type_id: text('school_type_id'),
    subject: text('subject'),
    theme_ids: themeIds(body, flat),
    /** Null if the response does not contain `free_pass`. */
    freePass: 'free_pass' in flat ? readFreePass(flat['free_pass']) : null,
  }
}
