import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { saveSession } from '@/model/session'
import { type SentVisit, sentVisits } from '@/model/visits'

import { someSentVisit } from './examples'
import { signInAs } from './visit'

/** The path of «Tu visita». */
export const PAGE = '/solicitud-visita-confirmacion'

export const sent: SentVisit = {
  ...someSentVisit,
  appointmentId: '20500',
  teacherName: 'Mariana Ríos Cano',
  date: '2099-12-11',
  contactPreference: 'WhatsApp',
  groups: [
    { label: 'Grupo 1, Secundaria', count: 40 },
    { label: 'Grupo 2, Secundaria', count: 40 },
  ],
  teachers: 4,
}

/** Signs in a teacher, and stores these sent visits. */
export async function signInWith(...visits: SentVisit[]) {
  const user = await signInAs('teacher')
  saveSession({ ...user, hasAppointments: true }, 'hash')
  sentVisits(user.id).write(visits)
  return user
}

/** Opens the rows with the rarer actions of a visit. */
export async function openMore(user: UserEvent) {
  await screen.findByText('Para conversar con tu grupo')
  for (const row of main().queryAllByRole('heading', { level: 2 })) if (row.closest('summary')) await user.click(row)
}

/** Opens the principal's sheet, with the links that send its text. */
export async function openSheet(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Hoja para la dirección' }))
  return screen.findByRole('dialog', { name: 'Visita escolar: para la dirección' })
}

export const main = () => within(screen.getByRole('main'))

/** Returns a query parameter of a link's URL. */
export function textIn(name: string | RegExp, parameter: string): string {
  const { href } = main().getByRole<HTMLAnchorElement>('link', { name })
  return new URL(href).searchParams.get(parameter) ?? ''
}
