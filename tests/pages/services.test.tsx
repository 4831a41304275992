import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { clearSession } from '@/model/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { answer } from '../support/server'
import { signInHere } from '../support/signIn'
import { visit } from '../support/visit'

const main = () => within(screen.getByRole('main'))
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

const request = (service: string) => screen.findByRole('link', { name: `Pedir esta visita: ${service}` })

/** Opens the visit form as a teacher, and follows the link to the services. */
async function openFromRequest() {
  const visitor = await visit('/solicitud-visita', { as: 'teacher' })
  await visitor.user.click(await screen.findByRole('link', { name: 'Cambiar servicio' }))
  await screen.findByRole('heading', { level: 1, name: 'Servicios escolares' })
  return visitor
}

it('27. a teacher can choose and remove a service; the first service is the default; focus stays in the page', async () => {
  await openFromRequest()
  expect(await screen.findByText('En tu visita', { selector: 'li *' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Quitar / })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Pedir esta visita:/ })).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar Recorrido Memoria' }))
  const remove = await screen.findByRole('button', { name: 'Quitar Recorrido Memoria' })
  // The pressed button is gone. Without focus, Tab would start at the top of the page.
  await waitFor(() => expect(screen.getByRole('main')).toContainElement(focused()))
  await userEvent.click(remove)
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(remove).toHaveFocus()
  await userEvent.click(remove)
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }))
  expect(remove).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toContainElement(focused()))
})

it('79, 116. the group size changes the prices of all services, and fills in the visit form after sign-in', async () => {
  const { user } = await visit('/servicios-escolares')
  expect(await screen.findByText('Todas las personas pagan lo mismo.')).toBeVisible()
  await user.type(screen.getByLabelText(/^Estudiantes/), '80')
  await user.type(screen.getByLabelText(/^Profesores/), '3')
  await user.type(screen.getByLabelText(/^Padres de familia/), '1')
  expect(await screen.findByText('Precios para 84 personas.')).toBeInTheDocument()
  const first = within(
    screen.getAllByRole('listitem').find((item) => item.textContent.includes('Recorrido completo')) ?? document.body,
  )
  expect(first.getByText('$7,980')).toBeInTheDocument()
  expect(screen.getByText(/^Pesos mexicanos\. Precios válidos solo para \d{4}\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver requisitos' })).toHaveAttribute('href', '/requisitos')
  await user.click(await request('Recorrido completo'))
  expect(await screen.findByText(/^Para solicitar «Recorrido completo» \(/)).toBeVisible()
  expect(screen.getByText(/ \(84 personas\)\. Lo que elegiste está guardado/)).toBeVisible()
  const toRegistration = screen.getByRole('link', { name: 'Regístrate' })
  expect(toRegistration).toHaveAttribute('href', '/registro?perfil=docente')
  await signInHere(user, seededAccounts.teacher)
  expect(await screen.findByLabelText('Número de estudiantes')).toHaveValue('80')
  expect(screen.getByText('Trajimos tu grupo: 84 personas')).toBeVisible()
  expect(screen.getByLabelText('Profesores')).toHaveValue('3')
  expect(screen.getByLabelText('Padres de familia')).toHaveValue('1')
  expect(screen.getByRole('region', { name: 'Precotización' })).toHaveTextContent('84')
})

async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}

/** As a teacher, fills in the visit form with two groups. */
async function leaveDraft() {
  const visitor = await visit('/solicitud-visita', { as: 'teacher' })
  await screen.findByLabelText('10:30 h')
  await visitor.user.click(screen.getByRole('button', { name: 'Agregar grupo' }))
  const [first, second] = screen.getAllByLabelText('Número de estudiantes')
  await visitor.user.type(first ?? document.body, '30')
  await visitor.user.type(second ?? document.body, '25')
  await visitor.user.selectOptions(screen.getAllByLabelText('Nivel educativo')[0] ?? document.body, 'Secundaria')
  await fillIn(visitor.user, { Profesores: '3', 'Nombre del profesor': 'Ana Ruiz' })
  return visitor
}

it('the group size starts with the numbers of the visit draft, and changes the draft', async () => {
  const { user, go } = await leaveDraft()
  await go('/servicios-escolares')
  const students = await screen.findByLabelText(/^Estudiantes/)
  expect(students).toHaveValue('55')
  expect(screen.getByLabelText(/^Profesores/)).toHaveValue('3')
  await retype(user, screen.getByLabelText(/^Profesores/), '4')
  await go('/solicitud-visita')
  expect(await screen.findByLabelText('Profesores')).toHaveValue('4')
  const [first, second] = screen.getAllByLabelText('Número de estudiantes')
  expect(first).toHaveValue('30')
  expect(second).toHaveValue('25')
  await go('/servicios-escolares')
  await retype(user, await screen.findByLabelText(/^Estudiantes/), '80')
  await go('/solicitud-visita')
  expect(await screen.findByLabelText('Número de estudiantes')).toHaveValue('80')
  expect(screen.getByLabelText('Nivel educativo')).toHaveDisplayValue('Secundaria')
  expect(screen.getByLabelText('Nombre del profesor')).toHaveValue('Ana Ruiz')
})

it('after sign-in, the group size typed while signed out replaces the group size of an older draft', async () => {
  await leaveDraft()
  clearSession()
  cleanup()
  const { user } = await visit('/servicios-escolares')
  await user.type(await screen.findByLabelText(/^Estudiantes/), '80')
  await user.click(await request('Recorrido completo'))
  await screen.findByRole('heading', { level: 1, name: 'Entra a tu cuenta' })
  await signInHere(user, seededAccounts.teacher)
  expect(await screen.findByLabelText('Número de estudiantes')).toHaveValue('80')
  expect(screen.getByLabelText('Profesores')).toHaveValue('3')
})

it('96. the visit form keeps the service after the user registers, validates the account in a later visit and signs in', async () => {
  const { user } = await visit('/servicios-escolares')
  await user.click(await request('Recorrido Memoria'))
  await screen.findByRole('heading', { level: 1, name: 'Entra a tu cuenta' })
  await user.click(main().getByRole('link', { name: 'Regístrate' }))
  expect(await screen.findByRole('radio', { name: 'Profesor' })).toBeChecked()
  cleanup()
  answer('get', '/users/confirmation', {})
  const later = await visit('/api/v1/users/confirmation?token=abc')
  expect(await screen.findByText(/Después sigues con tu solicitud de visita\./)).toBeVisible()
  await later.user.click(main().getByRole('link', { name: 'Iniciar sesión' }))
  await signInHere(later.user, seededAccounts.teacher)
  expect(await screen.findByRole('heading', { level: 3, name: 'Recorrido Memoria' })).toBeVisible()
  expect(later.address.pathname).toBe('/solicitud-visita')
})

it('parents see no links to request a visit, and no promise about a later request', async () => {
  const { user } = await visit('/servicios-escolares', { as: 'parent' })
  expect(await screen.findByRole('heading', { name: 'Recorrido completo' })).toBeVisible()
  await user.type(screen.getByLabelText(/^Estudiantes/), '3')
  expect(await screen.findByText('Precios para 3 personas.')).toBeInTheDocument()
  expect(screen.queryByText(/^Cuando solicites la visita/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Pedir esta visita:/ })).not.toBeInTheDocument()
})

it('the year of the prices is hidden when the prices fail to load', async () => {
  answer('get', '/packages', {}, 500)
  await visit('/servicios-escolares')
  expect(await screen.findByText('Error de servidor.')).toBeInTheDocument()
  expect(screen.queryByText(/Precios válidos/)).not.toBeInTheDocument()
})
