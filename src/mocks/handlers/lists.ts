import { projectDocument } from '../documents/projectDocument.ts'
import { Refusal } from '../refusal.ts'
import { type Item, listPage } from '../resource.ts'
import { type Call, type Endpoints, fileAnswer } from '../route.ts'
import { justifications } from '../seed/justifications.ts'
import { contactPreferences, profiles, schedules, schoolGrades, schoolTypes, themes } from '../seed/lookups.ts'
import { packages } from '../seed/packages.ts'
import { requirements, sponsorshipRequirements } from '../seed/requirements.ts'
import { schools } from '../seed/schools.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The lists that fill the forms and pages, and the documents of the visit projects. */
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

  // The libraries that write documents are loaded when one is asked for.
  'GET /justifications/:id/download_pdf': async ({ id }) => {
    const text = documentOf(id)
    const { projectPdf } = await import('../documents/projectPdf.ts')
    return fileAnswer(await projectPdf(text), 'application/pdf', `proyecto-${id}.pdf`)
  },
  'GET /justifications/:id/download_word': async ({ id }) => {
    const text = documentOf(id)
    const { projectWord } = await import('../documents/projectWord.ts')
    return fileAnswer(await projectWord(text), WORD, `proyecto-${id}.docx`)
  },
}

function list(type: string, items: readonly Item[], needsSession = false): Endpoints {
  return {
    [`GET /${type}`]: ({ query, signedIn }: Call) => {
      if (needsSession) signedIn()
      return listPage(type, items, query)
    },
  }
}

function documentOf(id: string) {
  const text = projectDocument(id)
  if (text === null) throw new Refusal(404, 'Este proyecto no tiene archivo.')
  return text
}
