import { apiDownloadJustification } from '@/api/justificationDocuments'
import { apiListJustifications } from '@/api/justifications'
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

import { type CallDetails, row, type Values } from './contractRow'

const SORTED = '&sort_by=id&order=asc'

/** The row of a list. @param query the end of its query @param details the other fields of the row */
const list = <Entry>(
  name: string,
  send: () => Promise<Entry[]>,
  details: Omit<Partial<CallDetails>, 'expects'> & { gives?: (entries: Entry[]) => Partial<Values> } = {},
  query = '25',
) =>
  row(`GET /${name}?locale=es&page[number]=1&page[size]=${query}`, send, () => undefined, {
    expects: 'list',
    ...details,
    reads: details.reads ?? ['name'],
  })

/** Returns the id of a list's first entry for other calls. */
const firstId =
  (name: keyof Values) =>
  ([first]: { id: string }[]): Partial<Values> =>
    first ? { [name]: Number(first.id) } : {}

const document = (kind: 'pdf' | 'word') =>
  row(
    `GET /justifications/{justificationId}/download_${kind}`,
    (id: string) => apiDownloadJustification(id, kind),
    ({ justificationId }) => justificationId,
    {
      expects: kind,
    },
  )

/** The lists, the documents and the questionnaire. Two lists need a session. */
export const publicRows = {
  listThemes: list('themes', apiListThemes),
  listProfiles: list('profiles', apiListProfiles, { remark: 'El perfil con `id` 1 es el de profesor.' }),
  listSchools: list('schools', apiListSchools, {}, '1000'),
  listSchoolGrades: list('school_grades', apiListSchoolGrades, { gives: firstId('schoolGradeId') }),
  listSchoolTypes: list('school_types', apiListSchoolTypes, { gives: firstId('schoolTypeId') }),
  listSchedules: list('schedules', apiListSchedules, { token: 'always', gives: firstId('scheduleId') }),
  listContactPreferences: list('contact_preferences', apiListContactPreferences, {
    token: 'always',
    gives: firstId('contactPreferenceId'),
  }),
  listServices: list(
    'packages',
    apiListServices,
    {
      reads: ['name', 'description', 'price'],
      remark: '`price`: pesos por persona, número o texto como "150.0"; null se lee «Por cotizar».',
      gives: firstId('serviceId'),
    },
    `25${SORTED}`,
  ),
  listRequirements: list(
    'requirements',
    apiListRequirements,
    {
      reads: ['requirement_type_id', 'content'],
      remark: '`requirement_type_id`: 1 SEP, 2 museo. `content` es HTML.',
    },
    `25${SORTED}`,
  ),
  listSponsorshipRequirements: list('sponsorship_requirements', apiListSponsorshipRequirements, {
    reads: ['title', 'content'],
    remark: '`content` es HTML.',
  }),
  listJustifications: list(
    'justifications',
    apiListJustifications,
    {
      reads: ['name', 'description', 'school_grade_id', 'has_file'],
      remark: '`description` es texto sin HTML. `school_grade_id`: 2 Secundaria, 3 Preparatoria.',
      gives: (projects) => {
        const project = projects.find(({ has_file }) => has_file)
        return project ? { justificationId: project.id } : {}
      },
    },
    `25${SORTED}`,
  ),
  downloadPdf: document('pdf'),
  downloadWord: document('word'),
  listQuestions: row('GET /tests/1?locale=es&include=questions,questions.answers', apiListQuestions, () => undefined, {
    expects: 'questions',
    remark: 'En `included`: tipo `questions` (`number`, `question`) y tipo `answers` (`answer`, `question_id`).',
    gives: (questions) => ({
      answers: questions.map(({ id, answers: [first] }) => ({
        question_id: Number(id),
        answer_id: Number(first?.id),
      })),
    }),
  }),
}
