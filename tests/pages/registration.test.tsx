import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { registrationDraft } from '@/model/drafts'
import { groupSize } from '@/model/groupSize'
import { requestedService } from '@/model/visits'
import { fillIn } from '../support/forms'
import { answer, received } from '../support/server'
import { visit } from '../support/visit'

const SENT = 'Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.'

const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
const summary = () => screen.findByRole('region', { name: /^Revisa \d+ dato/ })
async function chooseOther(user: UserEvent) {
  const school = await screen.findByRole('combobox', { name: 'Escuela' })
  await user.clear(school)
  await user.type(school, 'otro')
  await user.click(await screen.findByRole('option', { name: 'Otro' }))
  await waitFor(() => expect(school).toHaveValue('Otro'))
}

const sent = async () => (await received()).filter(({ line }) => line === 'POST /users').map(({ body }) => body)

it('the registration form links to the terms, and shows the age below which users need permission', async () => {
  await visit('/registro?perfil=familia')
  expect(await screen.findByRole('link', { name: /^términos y condiciones/ })).toHaveAttribute(
    'href',
    '/terminos-condiciones',
  )
  expect(screen.getByText(/\. Es para personas de más de 14 años;/)).toBeVisible()
})

it('12. the registration form first asks only for the profile, and requires it', async () => {
  const { user } = await visit('/registro')
  const profiles = await screen.findByRole('group', { name: 'Tipo de perfil' })
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Profesor' })).toHaveFocus())
  expect(profiles).toHaveAccessibleDescription(/El Tipo de perfil es obligatorio$/)
  expect(screen.queryByLabelText('Correo electrónico')).not.toBeInTheDocument()

  await user.click(screen.getByRole('radio', { name: 'Padre de Familia' }))
  expect(await screen.findByLabelText('Correo electrónico')).toBeValid()
  expect(profiles).not.toHaveAccessibleDescription()
  expect(screen.queryByRole('region', { name: /^Revisa \d+ dato/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Crear cuenta' })).toBeVisible()
})

it.each([
  ['docente', 'Profesor'],
  ['familia', 'Padre de Familia'],
])('77. the registration form selects the profile for ?perfil=%s', async (who, profile) => {
  await visit(`/registro?perfil=${who}`)
  expect(await screen.findByRole('radio', { name: profile })).toBeChecked()
})

it('77. ?perfil=docente wins over the profile of a stored draft, until the user chooses another profile', async () => {
  registrationDraft.write({ profile_id: '2', name: 'Teresa' })
  const { user, address } = await visit('/registro?perfil=docente')
  expect(await screen.findByRole('radio', { name: 'Profesor' })).toBeChecked()
  expect(screen.getByLabelText('Nombre(s)')).toHaveValue('Teresa')

  await user.click(screen.getByRole('radio', { name: 'Otro' }))
  expect(address.search).toBe('')
  expect(screen.getByRole('radio', { name: 'Otro' })).toBeChecked()
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Teresa')
})

it('74. the registration form keeps the name of an unknown school, and one tap selects «Otro» with that name', async () => {
  const { user } = await visit('/registro?perfil=docente')
  const school = await screen.findByRole('combobox', { name: 'Escuela' })
  await user.type(school, 'Colegio de la Esperanza')
  await user.tab()
  expect(school).toHaveValue('Colegio de la Esperanza')
  await user.click(await screen.findByRole('button', { name: 'Mi escuela no está: usar «Colegio de la Esperanza»' }))
  expect(school).toHaveValue('Otro')
  expect(await screen.findByLabelText('Nombre de la escuela')).toHaveValue('Colegio de la Esperanza')
  await waitFor(() => expect(screen.getByLabelText('Nombre de la escuela')).toHaveFocus())
})

it('76. the registration form suggests the correction of a mistyped domain, and one tap applies the correction', async () => {
  const { user } = await visit('/registro?perfil=familia')
  const email = await screen.findByLabelText('Correo electrónico')
  await user.type(email, 'ana@gmial.com')
  expect(screen.queryByText(/¿Quisiste decir/)).not.toBeInTheDocument()
  await user.tab()
  expect(await screen.findByText('¿Quisiste decir ana@gmail.com?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Usar ana@gmail.com' }))
  await waitFor(() => expect(email).toHaveValue('ana@gmail.com'))
  expect(email).toHaveFocus()
  expect(screen.queryByText(/¿Quisiste decir/)).not.toBeInTheDocument()
})

it('76, 135. after registration, the link to correct the e-mail address restores all input except the password', async () => {
  const { user } = await visit('/registro?perfil=familia')
  await fillIn(user, {
    'Nombre(s)': 'Teresa',
    'Correo electrónico': 'teresa@correo.example.mx',
    Contraseña: 'Abcd1234',
  })
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeInTheDocument()
  expect(screen.getByText('teresa@correo.example.mx').tagName).toBe('STRONG')
  expect(screen.getAllByText(/teresa@correo\.example\.mx/)).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: '¿No es tu correo? Crea la cuenta de nuevo' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeInTheDocument()
  expect(await screen.findByRole('radio', { name: 'Padre de Familia' })).toBeChecked()
  expect(screen.getByLabelText('Nombre(s)')).toHaveValue('Teresa')
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('teresa@correo.example.mx')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('')
  // Not «Empezar de nuevo», which Enter would press.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

it('13. the registration form shows an error at its field, and removes the error once the value is valid', async () => {
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

it('14. the registration form requires a typed name for the school «Otro», and sends that name in `school`', async () => {
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

it('116. the visit that was chosen beside the prices is named at the registration and on its result', async () => {
  requestedService.write({ id: '1', name: 'Recorrido completo', price: 95 })
  groupSize.write({ students: 80, teachers: 4, parents: '' })
  const { user } = await visit('/registro?perfil=docente')
  expect(await screen.findByText('Elegiste «Recorrido completo» para 84 personas.')).toBeVisible()
  await fillIn(user, { Teléfono: '5512345678' })
  await chooseOther(user)
  await fillIn(user, { 'Nombre de la escuela': 'Colegio' })
  await create(user)
  expect(await screen.findByText(/te esperan tu visita «Recorrido completo» para 84 personas/)).toBeVisible()
})

it('15. the registration form keeps the input when the e-mail is taken, and links to sign-in and recovery', async () => {
  const { user, address } = await visit('/registro')
  const { email } = seededAccounts.parent
  await fillIn(user, { 'Padre de Familia': '', 'Nombre(s)': 'Teresa', 'Correo electrónico': email })
  await create(user)
  const refusal = within(await screen.findByRole('alert'))
  expect(refusal.getByRole('link', { name: 'Recuperar contraseña' })).toHaveAttribute('href', '/recuperar-contrasenia')
  expect(screen.getByLabelText('Nombre(s)')).toHaveValue('Teresa')
  await user.click(refusal.getByRole('link', { name: 'Iniciar sesión' }))
  await waitFor(() => expect(address.pathname).toBe('/login'))
  expect(await screen.findByLabelText('Correo electrónico')).toHaveValue(email)
})

it('59. the registration form shows a retry at each field whose list did not load, stays usable, and offers «Otro»', async () => {
  const lists = ['/profiles', '/themes', '/schools', '/school_grades', '/school_types']
  for (const path of lists) answer('get', path, {}, 500)
  const { user } = await visit('/registro')
  await user.click(await screen.findByRole('radio', { name: 'Profesor' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(4))
  await chooseOther(user)
  await fillIn(user, { 'Nombre de la escuela': 'Colegio Ayotzin', Contraseña: 'Abcd1234' })
  expect(screen.getByLabelText('Nombre de la escuela')).toHaveValue('Colegio Ayotzin')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Abcd1234')
})
