import { apiDownloadJustification, apiListJustifications } from '@/api/justifications'
import {
  apiListContactPreferences,
  apiListProfiles,
  apiListSchedules,
  apiListSchoolGrades,
  apiListSchools,
  apiListSchoolTypes,
  apiListThemes,
} from '@/api/lookups'
import { apiListServices } from '@/api/packages'
import { apiListQuestions } from '@/api/questionnaire'
import { apiListRequirements } from '@/api/requirements'
import { apiListSponsorshipRequirements } from '@/api/sponsorship'

import { row } from './contractRow'

/** The contract's row for a list. @param reads the attributes that the platform reads from each entry */
const list = <Result>(name: string, send: () => Promise<Result>, reads = ['name'], size = 25, sort = '') =>
  row({
    call: `GET /${name}?locale=es&page[number]=1&page[size]=${size}${sort}`,
    send,
    example: undefined,
    expects: 'list',
    reads,
  })

const SORTED = '&sort_by=id&order=asc'

const document = (kind: 'pdf' | 'word') =>
  row({
    call: `GET /justifications/{justificationId}/download_${kind}`,
    send: (justificationId: string) => apiDownloadJustification(justificationId, kind),
    example: '4',
    expects: kind,
  })

/** Public lists that no other call depends on. Add new lists here, so that check:api fetches the lists too. */
export const shownLists = {
  listProfiles: { ...list('profiles', apiListProfiles), remark: 'El perfil con `id` 1 es el de profesor.' },
  listSchools: list('schools', apiListSchools, ['name'], 1000),
  listRequirements: {
    ...list('requirements', apiListRequirements, ['requirement_type_id', 'content'], 25, SORTED),
    remark: '`requirement_type_id`: 1 SEP, 2 museo. `content` es HTML.',
  },
  listSponsorshipRequirements: {
    ...list('sponsorship_requirements', apiListSponsorshipRequirements, ['title', 'content']),
    remark: '`content` es HTML.',
  },
}

/** Public calls: the lists, the documents and the questionnaire. Two lists need a session. */
export const publicRows = {
  ...shownLists,
  listThemes: list('themes', apiListThemes),
  listSchoolGrades: list('school_grades', apiListSchoolGrades),
  listSchoolTypes: list('school_types', apiListSchoolTypes),
  listSchedules: { ...list('schedules', apiListSchedules), token: 'always' as const },
  listContactPreferences: { ...list('contact_preferences', apiListContactPreferences), token: 'always' as const },
  listServices: {
    ...list('packages', apiListServices, ['name', 'description', 'price'], 25, SORTED),
    remark: '`price`: pesos por persona, número o texto como "150.0"; null se lee «Por cotizar».',
  },
  listJustifications: {
    ...list(
      'justifications',
      apiListJustifications,
      ['name', 'description', 'school_grade_id', 'has_file'],
      25,
      SORTED,
    ),
    remark: '`description` es texto sin HTML. `school_grade_id`: 2 Secundaria, 3 Preparatoria.',
  },
  downloadPdf: document('pdf'),
  downloadWord: document('word'),
  listQuestions: row({
    call: 'GET /tests/1?locale=es&include=questions,questions.answers',
    send: apiListQuestions,
    example: undefined,
    expects: 'questions',
    remark: 'En `included`: tipo `questions` (`number`, `question`) y tipo `answers` (`answer`, `question_id`).',
  }),
}
