import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { VisitPayload } from '@/api/appointments'
import { PermissionSlips } from '@/features/sent-visit/PermissionSlips'
import { PrincipalSheet } from '@/features/sent-visit/PrincipalSheet'
import { initialDetails } from '@/features/sent-visit/paperDetails'
import { quoteText } from '@/features/sent-visit/visitFacts'
import type { SentVisit } from '@/model/visits'
import { appointmentDocument } from '@/mocks/documents/documents'
import { createEmbeddedApi, seededAccounts } from '@/mocks/embeddedApi'
import { appointmentMail } from '@/mocks/mail/requestMails'
import type { Payload } from '@/mocks/route'
import { readRegistration } from '@/mocks/validation/registration'
import { readAppointment, readContact, readSponsorship } from '@/mocks/validation/requests'

import { contact, registration, sponsorship } from '../support/mockPayloads'
import { PAGE, signInWith } from '../support/sentVisits'
import { visit as open } from '../support/visit'

/** For each field, the text that shows its value. */
type Words<Fields> = Record<keyof Fields, RegExp>

/** Returns the fields whose text is missing. */
const missingIn = (text: string, words: Record<string, RegExp>) =>
  Object.keys(words).filter((name) => words[name]?.test(text) !== true)

/** Each value is unlike all other texts. */
const visit: SentVisit = {
  appointmentId: '20777',
  sentAt: Date.now(),
  teacherName: 'Zoila Quintero',
  date: '2099-05-21',
  schedule: '12:34',
  service: { id: '1', name: 'Taller de luz', price: 97 },
  contactPreference: 'Telegrama',
  groups: [{ label: 'Grupo 1, Bachillerato', count: 41 }],
  teachers: 13,
  parents: 17,
}
const visitWords: Words<SentVisit> = {
  appointmentId: /20777/,
  sentAt: /Solicitud enviada/,
  teacherName: /Zoila Quintero/,
  date: /21 de mayo/,
  schedule: /12:34 h/,
  service: /Taller de luz/,
  contactPreference: /telegrama/,
  groups: /Grupo 1, Bachillerato:? ?41/,
  teachers: /Profesores:? ?13/,
  parents: /Padres de familia:? ?17/,
}

const dialog = () => screen.getByRole('dialog').textContent
const props = { userId: 7, visit, school: '', onClose: () => undefined }

it.each<[where: string, omits: (keyof SentVisit)[], read: () => Promise<string> | string]>([
  [
    '«Tu visita»',
    [],
    async () => {
      await signInWith(visit)
      await open(PAGE)
      await screen.findByText(/de 12 listos/)
      return screen.getByRole('main').textContent
    },
  ],
  [
    'the principal’s sheet',
    ['sentAt', 'contactPreference'],
    () => {
      render(<PrincipalSheet {...props} requirements={[]} />)
      return dialog()
    },
  ],
  ['the principal’s message', ['sentAt', 'contactPreference'], () => quoteText(visit, '', initialDetails(visit))],
  [
    'the permission slips',
    ['sentAt', 'contactPreference', 'groups', 'teachers', 'parents'],
    () => {
      render(<PermissionSlips {...props} />)
      return dialog()
    },
  ],
])('%s shows every field of a sent visit, except %j', async (_where, omits, read) => {
  expect(missingIn(await read(), visitWords)).toEqual(omits)
  cleanup()
})

const request: VisitPayload = {
  teacher_name: 'Zoila Quintero',
  date: '2099-05-21',
  teachers: 13,
  parents: 17,
  schedule_id: 4,
  contact_preference_id: 3,
  package_ids: [6],
  school_grades: [{ students: 41, school_grade_id: 4 }],
  user_id: seededAccounts.teacher.id,
}
const requestWords: Words<VisitPayload> = {
  teacher_name: /Zoila Quintero/,
  date: /21 de mayo de 2099/,
  teachers: /Profesores\W+13\b/,
  parents: /Padres de familia\W+17\b/,
  schedule_id: /15:30 h/,
  contact_preference_id: /WhatsApp/,
  package_ids: /Recorrido y taller/,
  school_grades: /Grupo 1, Universidad\W+41\b/,
  user_id: /Escuela Secundaria Técnica 14/,
}

/** Returns the text of an HTML page. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ')

it('the embedded API’s e-mail and PDF show every field of a visit request', () => {
  const { user_id, ...payload } = request
  const user = createEmbeddedApi().database.data.users.find(({ id }) => id === user_id)
  if (!user) throw new Error('The user is not seeded.')
  const stored = { ...readAppointment({ ...payload }), user_id, id: 20_777, created_at: '2026-11-20T16:00:00Z' }
  expect(missingIn(textOf(appointmentMail(stored, user, '').html), requestWords)).toEqual([])
  expect(missingIn(JSON.stringify(appointmentDocument(stored, user, '')), requestWords)).toEqual([])
})

it.each<[form: string, payload: Payload, read: (payload: Payload) => object, unread: string[], optional: string[]]>([
  // The API takes the user of a visit request from the token.
  ['visit request', { ...request }, readAppointment, ['user_id'], ['user_id']],
  ['sponsorship request', sponsorship, readSponsorship, [], []],
  ['message', contact, readContact, [], []],
  ['registration', registration, readRegistration, [], ['date_of_birth']],
])(
  'the embedded API stores every field of a %s, and rejects requests that lack a required one',
  (_form, payload, read, unread, optional) => {
    const isRead = (name: string) => name in read(payload)
    const isAcceptedWithout = (name: string) => {
      const { [name]: _removed, ...rest } = payload
      try {
        return Boolean(read(rest))
      } catch {
        return false
      }
    }
    const fields = Object.keys(payload)
    expect(fields.filter((name) => !isRead(name))).toEqual(unread)
    expect(fields.filter(isAcceptedWithout)).toEqual(optional)
  },
)
