import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { answer, answerPage, dropConnection, holdAnswer, received } from '../support/server'
import { visit } from '../support/visit'

const SENT = 'Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.'
const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
const TAKEN = 'El email ya está en uso.'

const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
const summary = () => screen.findByRole('region', { name: /antes de enviar$/ })
async function chooseOther(user: UserEvent) {
  const school = await screen.findByRole('combobox', { name: 'Escuela' })
  await user.clear(school)
  await user.type(school, 'otro')
  await user.click(await screen.findByRole('option', { name: 'Otro' }))
  await waitFor(() => expect(school).toHaveValue('Otro'))
}

const sent = async () => (await received()).filter(({ line }) => line === 'POST /users').map(({ body }) => body)

it('11. an empty teacher form says at once what is missing, leads to each field, and sends nothing', async () => {
  const { user } = await visit('/registro?perfil=docente')
  expect(await screen.findByLabelText('Nivel educativo')).toBeInTheDocument()
  await create(user)
  const list = within(await summary())
  await waitFor(async () => expect(await summary()).toHaveFocus())
  for (const label of ['Nombre(s)', 'Primer apellido', 'Nivel educativo', 'Contraseña']) {
    const field = screen.getByLabelText(label)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringMatching(/es obligatori[ao]\./))
  }
  expect(list.getAllByRole('listitem')).toHaveLength(12)
  await user.click(list.getByRole('link', { name: /materia/ }))
  expect(screen.getByLabelText('Materia impartida')).toHaveFocus()
  await user.click(list.getByRole('link', { name: /tema/ }))
  expect(screen.getByRole('checkbox', { name: 'Derechos humanos' }).closest('fieldset')).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  )
  expect(await sent()).toEqual([])
})

it('12. without a profile it is asked for, and a fourth theme can be taken back', async () => {
  const { user } = await visit('/registro')
  expect(await screen.findByText('Elegir máximo 3 temas')).toBeInTheDocument()
  await create(user)
  await user.click(within(await summary()).getByRole('link', { name: /perfil/ }))
  expect(screen.getByRole('radio', { name: 'Profesor' })).toHaveFocus()

  await fillIn(user, { 'Padre de Familia': '', Holocausto: '', Genocidios: '', Diversidad: '', Violencia: '' })
  const themes = screen.getByRole('group', { name: /Temas de interés/ })
  expect(themes).toHaveAccessibleDescription(expect.stringContaining('Solo puedes elegir'))
  expect(within(themes).getAllByRole('checkbox', { checked: true })).toHaveLength(4)
  await create(user)
  expect(await sent()).toEqual([])
  await user.click(screen.getByLabelText('Violencia'))
  await create(user)
  expect(await screen.findByText(SENT)).toBeInTheDocument()
})

it('13. what is refused stands at its field, and goes as soon as it is right', async () => {
  const { user } = await visit('/registro?perfil=docente')
  await chooseOther(user)
  await fillIn(user, { Teléfono: '55abc', 'Correo electrónico': 'a@b.c', Contraseña: 'abc' })
  await create(user)
  expect(within(await summary()).getAllByRole('listitem')).toHaveLength(3)
  for (const label of ['Teléfono', 'Correo electrónico', 'Contraseña']) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(/debe|válido/))
  }
  await user.clear(screen.getByLabelText('Contraseña'))
  await user.type(screen.getByLabelText('Contraseña'), 'Abcdefg1')
  await waitFor(() => expect(screen.getByLabelText('Contraseña')).toBeValid())
  expect(await sent()).toEqual([])
})

it('14. «Otro» asks for the name of the school, which travels as the school', async () => {
  const { user } = await visit('/registro?perfil=docente')
  await screen.findByRole('combobox', { name: 'Escuela' })
  await fillIn(user, { Teléfono: '55 1234 5678' })
  await chooseOther(user)
  expect(await screen.findByLabelText('Nombre de la escuela')).toHaveValue('')
  await create(user)
  expect(await summary()).toHaveTextContent('nombre de la escuela')
  await fillIn(user, { 'Nombre de la escuela': ' Colegio "Ñandú" & Hijos; A.C. ' })
  await create(user)
  expect(await screen.findByText(SENT)).toBeInTheDocument()
  expect(await sent()).toMatchObject([{ school: 'Colegio "Ñandú" & Hijos; A.C.', phone: '5512345678' }])
  expect((await sent())[0]).not.toHaveProperty('schoolName')
})

async function fillFamily() {
  const { user, ...rest } = await visit('/registro')
  await fillIn(user, { 'Padre de Familia': '', 'Nombre(s)': 'Teresa', Contraseña: 'Abcd1234' })
  return { user, ...rest }
}

it('15. an e-mail that is taken: two ways out, and nothing typed is lost', async () => {
  const { user, address } = await fillFamily()
  const { email } = seededAccounts.parent
  await fillIn(user, { 'Correo electrónico': email })
  await create(user)
  const refusal = within(await screen.findByRole('alert'))
  expect(refusal.getByText(TAKEN)).toBeInTheDocument()
  expect(refusal.getByRole('link', { name: 'Recuperar contraseña' })).toHaveAttribute('href', '/recuperar-contrasenia')
  expect(screen.getByLabelText('Nombre(s)')).toHaveValue('Teresa')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Abcd1234')
  await user.click(refusal.getByRole('link', { name: 'Iniciar sesión' }))
  await waitFor(() => expect(address.pathname).toBe('/login'))
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue(email)
})

const OR_A_FAULT = 'También puede ser una falla del servidor: intenta de nuevo más tarde.'
const detail = 'La fecha de nacimiento no es una fecha.'

it.each([
  ['a refusal without words', () => answer('post', '/users', {}, 422), [TAKEN]],
  ['a refusal about something else', () => answer('post', '/users', { errors: [{ detail }] }, 422), [TAKEN, detail]],
  ['a fault', () => answer('post', '/users', {}, 500), [TAKEN, OR_A_FAULT]],
  ["a proxy's page", () => answerPage('post', '/users', 502), [TAKEN, OR_A_FAULT]],
  ["a proxy's page with 200", () => answerPage('post', '/users'), [GENERIC]],
  ['an answer without an id', () => answer('post', '/users', { data: {} }), [GENERIC]],
  ['no answer', () => dropConnection('post', '/users'), [GENERIC]],
])('15. after %s it is said calmly, and everything typed stays', async (_case, arrange, sentences) => {
  const { user } = await fillFamily()
  arrange()
  await create(user)
  const alert = await screen.findByRole('alert')
  for (const sentence of sentences) expect(alert).toHaveTextContent(sentence)
  expect(screen.getByLabelText('Nombre(s)')).toHaveValue('Teresa')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Abcd1234')
  expect(await sent()).toHaveLength(1)
})

it('10. somebody else registers without a name, by one request however often it is pressed', async () => {
  const { user } = await visit('/registro')
  await fillIn(user, { Otro: '' })
  const release = holdAnswer('post', '/users', { id: '51' })
  await user.dblClick(screen.getByRole('button', { name: 'Crear cuenta' }))
  const busy = await screen.findByRole('button', { name: 'Creando tu cuenta…' })
  await user.click(busy)
  release()
  expect(await screen.findByRole('heading', { name: 'Tu cuenta ha sido creada' })).toBeInTheDocument()
  expect(await sent()).toMatchObject([{ name: '', profile_id: 3 }])
})

it("59. when all lists fail it is said where they stand, the rest works, and the school falls back to 'Otro'", async () => {
  const lists = ['/profiles', '/themes', '/schools', '/school_grades', '/school_types']
  for (const path of lists) answer('get', path, {}, 500)
  const { user } = await visit('/registro')
  await user.click(await screen.findByRole('radio', { name: 'Profesor' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(4))
  expect(screen.getAllByText('Error de servidor.')).toHaveLength(4)
  await chooseOther(user)
  await fillIn(user, { 'Nombre de la escuela': 'Colegio Ayotzin', Contraseña: 'Abcd1234' })
  expect(screen.getByLabelText('Nombre de la escuela')).toHaveValue('Colegio Ayotzin')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Abcd1234')
})
