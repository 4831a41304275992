import type { HttpHandler } from 'msw'

import { signedIn } from '../access.ts'
import type { Database } from '../database.ts'
import { type Item, listAnswer } from '../resource.ts'
import { route } from '../route.ts'
import { justifications } from '../seed/justifications.ts'
import { contactPreferences, profiles, schedules, schoolGrades, schoolTypes, themes } from '../seed/lookups.ts'
import { packages } from '../seed/packages.ts'
import { requirements } from '../seed/requirements.ts'
import { schools } from '../seed/schools.ts'

const OPEN: Record<string, readonly Item[]> = {
  themes,
  school_grades: schoolGrades,
  profiles,
  school_types: schoolTypes,
  schools,
  packages,
  requirements,
  justifications,
}

const WITH_TOKEN: Record<string, readonly Item[]> = { schedules, contact_preferences: contactPreferences }

/** The lists that fill the forms: GET /themes, /schools, /packages and the like. */
export function lookupHandlers(database: Database): HttpHandler[] {
  const open = Object.entries(OPEN).map(([type, list]) =>
    route('get', `/${type}`, ({ query }) => listAnswer(type, list, query)),
  )
  const withToken = Object.entries(WITH_TOKEN).map(([type, list]) =>
    route('get', `/${type}`, ({ query, request }) => {
      signedIn(database, request)
      return listAnswer(type, list, query)
    }),
  )
  return [...open, ...withToken]
}
