import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { calendarFile, googleCalendarLink } from '@/features/sent-visit/visitCalendar'
import type { SentVisit } from '@/model/visits'

import { main, openSheet, PAGE, sent, signInWith, textIn } from '../support/sentVisits'
import { visit } from '../support/visit'

const virtual: SentVisit = {
  ...sent,
  contactPreference: 'Correo electrónico',
  service: { id: '5', name: 'Visita VIRTUAL en vivo', price: 45 },
}

const LINK_COMES = 'El museo te enviará el enlace para conectarse cuando confirme la fecha.'
const MUSEUM_TIME = 'hora de la Ciudad de México'
const LINK_COMES_TO_SCHOOL = 'El museo enviará el enlace para conectarse cuando confirme la fecha.'
/** Words that ask a group to travel or to print. */
const COME = /lleg(ue|ar)|15 minutos|impres|imprim|Juárez 8|metro/i

it('110, 130. «Tu visita» says that the museum will send the link of a virtual visit, and whose time it is, and never mentions travel or printing', async () => {
  await signInWith(virtual)
  const { user } = await visit(PAGE)
  expect(await screen.findByText(LINK_COMES)).toBeInTheDocument()
  expect(main().getByText(`10:30 h, ${MUSEUM_TIME}`)).toBeInTheDocument()
  expect(screen.getByRole('main')).not.toHaveTextContent(COME)
  expect(screen.getByRole('main')).not.toHaveTextContent('Ese día')
  expect(main().getByText(/^Te busca por el medio que preferiste \(correo electrónico\), /)).toBeInTheDocument()
  expect(main().queryByText('Tu lista de requisitos')).not.toBeInTheDocument()

  const sheet = await openSheet(user)
  await waitFor(() => expect(textIn(/^Enviar por WhatsApp/, 'text')).toContain('Escuela:'))

  for (const text of [textIn(/^Enviar por WhatsApp/, 'text'), textIn('Escribir un correo', 'body')]) {
    expect(text).toContain(LINK_COMES_TO_SCHOOL)
    expect(text).toContain(`Horario: 10:30 h, ${MUSEUM_TIME}`)
    expect(text).toContain('Tel. 55 5130 5555')
    expect(text).not.toMatch(COME)
  }

  expect(within(sheet).getByText(LINK_COMES_TO_SCHOOL)).toBeInTheDocument()
  expect(sheet).toHaveTextContent(MUSEUM_TIME)
  expect(sheet).not.toHaveTextContent(COME)
  expect(sheet).not.toHaveTextContent('Requisitos')
})

it('110. the calendar entry of a virtual visit says that the museum will send the link, and has no location', async () => {
  const link = 'https://educacion.example.mx/x'
  const file = (await calendarFile(virtual, link).text()).replaceAll(/\r\n[ \t]/g, '')
  const google = new URL(googleCalendarLink(virtual, link)).searchParams
  expect(file).not.toMatch(/^LOCATION/m)
  expect(google.has('location')).toBe(false)
  for (const text of [file, google.get('details')]) {
    expect(text).toContain(LINK_COMES)
    expect(text).not.toMatch(COME)
  }
})

it('110. for a virtual service, the visit form says that the museum will send the link, and shows no travel advice', async () => {
  const { user, go } = await visit('/servicios-escolares', { as: 'teacher' })
  await user.click(await screen.findByRole('link', { name: 'Pedir esta visita: Visita virtual en vivo' }))
  expect(await screen.findByText(LINK_COMES)).toBeInTheDocument()
  await screen.findByLabelText('10:30 h')
  expect(screen.getByRole('main')).not.toHaveTextContent(COME)
  await go('/servicios-escolares')
  await user.click(await screen.findByRole('link', { name: 'Pedir esta visita: Recorrido completo' }))
  await screen.findByLabelText('10:30 h')
  expect(screen.queryByText(LINK_COMES)).not.toBeInTheDocument()
})

it('for an unknown service, the travel advice in «Tu visita» begins with «Si la visita es presencial»', async () => {
  await signInWith({ ...sent, service: null })
  await visit(PAGE)
  expect(await screen.findByText(/^Si la visita es presencial, lleguen 15 minutos antes a /)).toBeInTheDocument()
})
