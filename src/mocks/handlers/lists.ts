import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Refusal } from '../refusal.ts'
import { type Item, listPage } from '../resource.ts'
import { type Call, type Endpoints, fileAnswer } from '../route.ts'
import { justifications } from '../seed/justifications.ts'
import { contactPreferences, profiles, schedules, schoolGrades, schoolTypes, themes } from '../seed/lookups.ts'
import { packages } from '../seed/packages.ts'
import { requirements, sponsorshipRequirements } from '../seed/requirements.ts'
import { schools } from '../seed/schools.ts'

/** The lists for forms and pages, and the documents of the visit projects. */
export const listEndpoints: Endpoints = {
  ...list('themes', themes),
  ...list('school_grades', schoolGrades),
  ...list('profiles', profiles),
  ...list('school_types', schoolTypes),
  ...list('schools', schools),
  ...list('packages', packages),
  ...list('requirements', requirements),
  ...list('justifications', justifications),
  ...list('sponsorship_requirements', sponsorshipRequirements),
  ...list('schedules', schedules, true),
  ...list('contact_preferences', contactPreferences, true),

  'GET /justifications/:id/download_pdf': ({ id }) => sampleFile(id, 'pdf', 'application/pdf'),
  'GET /justifications/:id/download_word': ({ id }) =>
    sampleFile(id, 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
}

function list(type: string, items: readonly Item[], needsSession = false): Endpoints {
  return {
    [`GET /${type}`]: ({ query, signedIn }: Call) => {
      if (needsSession) signedIn()
      return listPage(type, items, query)
    },
  }
}

/** Returns the same sample file for all projects. */
async function sampleFile(id: string, ending: 'pdf' | 'docx', type: string): Promise<Response> {
  if (justifications.find((one) => String(one.id) === id)?.has_file !== true) {
    throw new Refusal(404, 'Este proyecto no tiene archivo.')
  }
  const bytes = await readFile(join(import.meta.dirname, `../documents/proyecto.${ending}`))
  return fileAnswer(new Uint8Array(bytes), type, `proyecto-${id}.${ending}`)
}
