import { downloadJustification, listJustifications } from '@/api/justifications'
import {
  listContactPreferences,
  listProfiles,
  listSchedules,
  listSchoolGrades,
  listSchools,
  listSchoolTypes,
  listThemes,
} from '@/api/lookups'
import { listServices } from '@/api/packages'
import { listRequirements } from '@/api/requirements'
import { listSponsorshipRequirements } from '@/api/sponsorship'
import { file } from '@/tools/check-api/look/files'
import { justifications, requirements, services, sponsorshipRequirements } from '@/tools/check-api/look/contents'
import { choices, profileChoices } from '@/tools/check-api/look/lists'
import {
  loadContactPreferences,
  loadProfiles,
  loadSchedules,
  loadSchoolGrades,
  loadSchools,
  loadSchoolTypes,
  loadTopics,
} from '@/store/lookupCalls'
import { loadSponsorshipRequirements } from '@/store/sponsorshipCalls'
import { loadServices } from '@/store/visitCalls'
import { downloadDocument, loadJustifications, loadRequirements } from '@/store/visitPreparation'

import { contractCall, type Of } from './contractCall'

const listed = (name: string, size = 25) => `/${name}?locale=es&page[number]=1&page[size]=${size}`
const sorted = (name: string) => `${listed(name)}&sort_by=id&order=asc`

/** What the lists to choose from have in common. */
const optionList = { method: 'GET', expects: 'list', reads: 'De cada uno: `id` (número), `name`.' } as const
const open = { token: 'never', refusals: 'nunca: no lleva sesión' } as const
const closed = { token: 'always', refusals: '401 sin token o con uno que ya no sirve' } as const

const documentRow = (kind: 'pdf' | 'word') =>
  contractCall({
    method: 'GET',
    path: `/justifications/{justificationId}/download_${kind}`,
    token: 'never',
    send: ({ justificationId }: Of<'justificationId'>) => downloadJustification(justificationId, kind),
    expects: 'file',
    reads: kind === 'pdf' ? 'Un PDF (`application/pdf`).' : 'Un documento de Word (.docx o .doc, con su Content-Type).',
    refusals: '404 si el proyecto no tiene archivo',
    place: '«Proyectos de visita»',
    thunk: downloadDocument,
    look: file(kind),
  })

/** The lists and the documents. */
export const listRows = {
  listThemes: contractCall({
    ...optionList,
    ...open,
    path: listed('themes'),
    send: listThemes,
    place: 'los temas del registro',
    thunk: loadTopics,
    look: choices(),
  }),
  listProfiles: contractCall({
    ...optionList,
    ...open,
    path: listed('profiles'),
    send: listProfiles,
    place: 'el tipo de perfil del registro',
    thunk: loadProfiles,
    look: profileChoices,
  }),
  listSchoolGrades: contractCall({
    ...optionList,
    ...open,
    path: listed('school_grades'),
    send: listSchoolGrades,
    place: 'el nivel educativo de los formularios',
    thunk: loadSchoolGrades,
    look: choices(),
  }),
  listSchoolTypes: contractCall({
    ...optionList,
    ...open,
    path: listed('school_types'),
    send: listSchoolTypes,
    place: 'el sostenimiento de la escuela en los formularios',
    thunk: loadSchoolTypes,
    look: choices(),
  }),
  listSchools: contractCall({
    ...optionList,
    ...open,
    path: listed('schools', 1000),
    send: listSchools,
    place: 'la escuela del registro',
    thunk: loadSchools,
    look: choices(1000),
  }),
  listSchedules: contractCall({
    ...optionList,
    ...closed,
    path: listed('schedules'),
    send: listSchedules,
    place: 'los horarios de la solicitud de visita',
    thunk: loadSchedules,
    look: choices(),
  }),
  listContactPreferences: contractCall({
    ...optionList,
    ...closed,
    path: listed('contact_preferences'),
    send: listContactPreferences,
    place: 'la preferencia de contacto de la solicitud de visita',
    thunk: loadContactPreferences,
    look: choices(),
  }),
  listServices: contractCall({
    ...open,
    method: 'GET',
    path: sorted('packages'),
    send: listServices,
    expects: 'list',
    reads:
      'De cada servicio: `id` (número), `name`, `description` (texto), `price` (pesos por persona, número o texto como "150.0"; null: «Por cotizar»).',
    place: '«Servicios y precios»',
    thunk: loadServices,
    look: services,
  }),
  listRequirements: contractCall({
    ...open,
    method: 'GET',
    path: sorted('requirements'),
    send: listRequirements,
    expects: 'list',
    reads: 'De cada uno: `id`, `requirement_type_id` (1 SEP, 2 museo), `content` (HTML).',
    place: '«Requisitos de la visita»',
    thunk: loadRequirements,
    look: requirements,
  }),
  listJustifications: contractCall({
    ...open,
    method: 'GET',
    path: sorted('justifications'),
    send: listJustifications,
    expects: 'list',
    reads:
      'De cada proyecto: `id`, `name`, `description` (texto), `school_grade_id` (2 Secundaria, 3 Preparatoria), `has_file`.',
    place: '«Proyectos de visita»',
    thunk: loadJustifications,
    look: justifications,
  }),
  downloadPdf: documentRow('pdf'),
  downloadWord: documentRow('word'),
  listSponsorshipRequirements: contractCall({
    ...open,
    method: 'GET',
    path: listed('sponsorship_requirements'),
    send: listSponsorshipRequirements,
    expects: 'list',
    reads: 'De cada uno: `id`, `title`, `content` (HTML).',
    place: '«Requisitos de patrocinio»',
    thunk: loadSponsorshipRequirements,
    look: sponsorshipRequirements,
  }),
}
