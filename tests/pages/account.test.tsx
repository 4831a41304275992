import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { apiGetProfile } from '@/api/profile'
import { toProfilePayload } from '@/api/profilePayload'
import { apiSaveProfile, type ProfilePayload } from '@/api/users'
import { accountDraft } from '@/model/drafts'
import { readSession } from '@/model/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { openAccount, save } from '../support/account'
import { fillIn } from '../support/forms'
import { answer, holdAnswer, received } from '../support/server'
import { visit } from '../support/visit'

const { teacher, parent, other } = seededAccounts

const rowOf = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('details')

const fact = (term: string) => screen.getByText(term).nextElementSibling

async function patches() {
  const calls = await received()
  return calls.filter(({ line }) => line.startsWith('PATCH'))
}

/** Saves changes of the teacher's profile in another tab or on another device. */
const saveElsewhere = async (changes: Partial<ProfilePayload>) =>
  apiSaveProfile(teacher.id, { ...toProfilePayload(await apiGetProfile(teacher.id)), ...changes })

describe('/mi-cuenta', () => {
  it('shows a teacher’s profile, with the school and themes selected', async () => {
    await openAccount('teacher')

    expect(fact('Nombre(s)')).toHaveTextContent('Mariana')
    expect(fact('Fecha de nacimiento')).toHaveTextContent('14 de marzo de 1986')
    expect(fact('Tipo de perfil')).toHaveTextContent('Profesor')
    expect(screen.getByLabelText('Primer apellido')).toHaveValue('Ríos')
    expect(screen.getByLabelText('Teléfono')).toHaveValue('5512345678')
    expect(await screen.findByRole('combobox', { name: 'Escuela' })).toHaveValue('Escuela Secundaria Técnica 14')
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue(teacher.email)
    expect(await screen.findByRole('checkbox', { name: 'Holocausto' })).toBeChecked()
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    const loads = (await received()).filter(({ line }) => line.startsWith('GET /users/'))
    const authorization = `Bearer ${readSession()?.auth_token ?? ''}`
    expect(loads).toEqual([{ line: `GET /users/${teacher.id}?include=themes`, authorization, body: null }])
  })

  it.each([
    ['parent', /^Guadalupe/, 'Padre de Familia', '2 de diciembre de 1979'],
    ['other', /^Óscar/, 'Otro', 'Sin registrar'],
  ] as const)('shows only the personal fields of the profile type «%s»', async (person, name, profile, birth) => {
    await openAccount(person)

    expect(fact('Nombre(s)')).toHaveTextContent(name)
    expect(fact('Tipo de perfil')).toHaveTextContent(profile)
    expect(fact('Fecha de nacimiento')).toHaveTextContent(birth)
    expect(screen.queryByLabelText('Teléfono')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Tu código de profesor' })).not.toBeInTheDocument()
    expect((await received()).map(({ line }) => line)).not.toContainEqual(expect.stringMatching(/schools/))
  })

  it('has one save button, in the row that was opened last', async () => {
    const { user } = await visit('/mi-cuenta', { as: 'parent' })
    const [themes, access] = await screen.findAllByText('Cambiar')
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).not.toBeInTheDocument()
    for (const row of [themes, access]) {
      const details = row?.closest('details')
      await user.click(row ?? document.body)
      await waitFor(async () => expect(details).toContainElement(await save()))
    }
  })

  it('42. saves the profile, shows a confirmation, and updates the session', async () => {
    const { user } = await openAccount('teacher')
    await fillIn(user, { 'Primer apellido': 'Robles', 'Correo electrónico': 'mariana@escuela.mx' })
    await user.click(await save())

    expect(await screen.findByRole('link', { name: 'Ir a inicio' })).toHaveAttribute('href', '/')
    const changed = { first_lastname: 'Robles', email: 'mariana@escuela.mx' }
    expect(await patches()).toMatchObject([{ body: { ...changed, name: 'Mariana', theme_ids: [1, 4] } }])
    expect(readSession()).toMatchObject(changed)
  })

  it('keeps the fields that another tab has saved, and shows them after saving other fields', async () => {
    const { user } = await openAccount('teacher')
    const elsewhere = { phone: '5533334444', subject: 'Historia', theme_ids: [2] }
    await saveElsewhere(elsewhere)
    await fillIn(user, { 'Segundo apellido': 'Robles' })
    await user.click(await save())

    await screen.findByRole('link', { name: 'Ir a inicio' })
    expect((await patches()).at(-1)).toMatchObject({ body: { ...elsewhere, second_lastname: 'Robles' } })
    expect(screen.getByLabelText('Teléfono')).toHaveValue('5533334444')
    expect(screen.getByText('Sus datos se han actualizado correctamente')).toBeInTheDocument()
  })

  it('restores only the fields of the draft that the user had changed', async () => {
    const { user } = await openAccount('teacher')
    await fillIn(user, { 'Materia impartida': 'Historia' })
    cleanup()
    await saveElsewhere({ phone: '5533334444' })
    await openAccount('teacher')

    expect(screen.getByLabelText('Materia impartida')).toHaveValue('Historia')
    expect(screen.getByLabelText('Teléfono')).toHaveValue('5533334444')
  })

  it('opens the rows of a restored draft, and says in a closed row that its values are not saved', async () => {
    const { user, go } = await visit('/mi-cuenta', { as: 'teacher' })
    await user.click(within((await rowOf('Tus datos')) ?? document.body).getByText('Cambiar'))
    await fillIn(user, { Teléfono: '5533334444' })
    await go('/')
    await go('/mi-cuenta')

    const details = await rowOf('Tus datos')
    await waitFor(async () => expect(details).toContainElement(await save()))
    for (const title of ['Tu escuela', 'Temas de interés', 'Tu acceso'])
      expect(await rowOf(title)).not.toHaveAttribute('open')
    expect(screen.getByLabelText('Teléfono')).toHaveValue('5533334444')
    await user.click(within(details ?? document.body).getByText('Cerrar'))
    await waitFor(() => expect(details).toHaveTextContent(/^Tus datosCambiar.*Profesor · 55 3333 4444\sSin guardar/))
    expect(details).not.toHaveAttribute('open')
    expect(screen.getAllByText(/Sin guardar/)).toHaveLength(1)
    await user.click(await save())
    // Its button is gone. Controls in closed rows cannot receive focus.
    await waitFor(() => expect(details?.querySelector('summary')).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Ir a inicio' })).toBeVisible()
    expect(screen.queryByText(/Sin guardar/)).not.toBeInTheDocument()
    expect(details).toHaveTextContent('Profesor · 55 3333 4444')
  })

  it('says in a closed row that the input of another tab is not saved', async () => {
    await visit('/mi-cuenta', { as: 'teacher' })
    const details = await rowOf('Tu acceso')
    const draft = accountDraft(teacher.id)
    draft.write({ email: 'mariana@escuela.mx' })
    await waitFor(() => {
      fireEvent(window, new StorageEvent('storage', { key: draft.key }))
      expect(details?.querySelector('summary')).toHaveTextContent(/mariana@escuela.mx\sSin guardar$/)
    })
  })

  it('shows what another tab has saved', async () => {
    const { user } = await visit('/mi-cuenta', { as: 'teacher' })
    const details = await rowOf('Tus datos')
    const draft = accountDraft(teacher.id)
    const hear = () => fireEvent(window, new StorageEvent('storage', { key: draft.key }))
    draft.write({ phone: '5533334444' })
    // Again and again, because the form may not listen yet.
    await waitFor(() => {
      hear()
      expect(details).toHaveTextContent(/55 3333 4444\sSin guardar/)
    })
    await saveElsewhere({ phone: '5533334444' })
    draft.clear()
    hear()
    await waitFor(() => expect(details?.querySelector('summary')).toHaveTextContent(/55 3333 4444$/))
    expect(screen.queryByRole('button', { name: 'Recuperar lo anterior' })).not.toBeInTheDocument()
    await user.click(within(details ?? document.body).getByText('Cambiar'))
    expect(await screen.findByLabelText('Teléfono')).toHaveValue('5533334444')
  })

  it('says in a closed row that a school missing from the list is not saved', async () => {
    const attributes = { profile_id: 1, name: 'Mariana', email: teacher.email, school: '' }
    answer('get', `/users/${teacher.id}`, { data: { id: String(teacher.id), type: 'users', attributes } })
    const { user } = await openAccount('teacher')
    await user.type(await screen.findByRole('combobox', { name: 'Escuela' }), 'Colegio Nuevo')
    const details = await rowOf('Tu escuela')
    await user.click(within(details ?? document.body).getByText('Cerrar'))
    await waitFor(() => expect(details?.querySelector('summary')).toHaveTextContent(/Colegio Nuevo.*Sin guardar$/))
  })

  it('shows the saved fields to a user who left while saving and returned', async () => {
    const { user, go } = await openAccount('teacher')
    const phone = { Teléfono: '5533334444' }
    const attributes = { ...(await apiGetProfile(teacher.id)), phone: '5533334444' }
    const respond = holdAnswer('patch', `/users/${teacher.id}`, { data: { id: String(teacher.id), attributes } })
    await fillIn(user, phone)
    await user.click(await save())
    await go('/')
    await go('/mi-cuenta')
    expect(await screen.findByText('Recuperamos lo que habías escrito')).toBeInTheDocument()
    respond()

    expect(await screen.findByText('Sus datos se han actualizado correctamente')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Empezar de nuevo' })).not.toBeInTheDocument())
    expect(screen.getByLabelText('Teléfono')).toHaveValue('5533334444')
  })

  it('greets the user by the name that the API returns after saving', async () => {
    const { user } = await openAccount('parent')
    answer('patch', `/users/${parent.id}`, {
      data: { id: String(parent.id), type: 'users', attributes: { name: 'Lupita' } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Holocausto' }))
    await user.click(await save())

    expect((await screen.findAllByText('Bienvenid@ Lupita'))[0]).toBeVisible()
    expect(readSession()?.name).toBe('Lupita')
  })

  it('shows a new e-mail as pending while the API still returns the old e-mail', async () => {
    const { user } = await openAccount('teacher')
    const email = await screen.findByLabelText('Correo electrónico')
    answer('patch', `/users/${teacher.id}`, {
      data: { id: String(teacher.id), type: 'users', attributes: { email: teacher.email } },
    })
    await user.clear(email)
    await user.type(email, 'nuevo@escuela.mx')
    await user.click(await save())

    expect(await screen.findByText('nuevo@escuela.mx')).toBeInTheDocument()
    expect(screen.getByText(/falta que lo confirmes/)).toHaveTextContent(`Mientras tanto entras con ${teacher.email}.`)
    await waitFor(() => expect(email).toHaveValue(teacher.email))
  })
})

it('91. /mi-cuenta begins with «Ya usaste tu pase» for users who have redeemed it', async () => {
  await openAccount('other')
  const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('Ya usaste tu pase')
  expect(screen.queryByRole('button', { name: 'Ver tu pase' })).not.toBeInTheDocument()
})

it('/mi-cuenta does not mention the pass if the API does not', async () => {
  const attributes = { profile_id: 3, name: 'Óscar', email: other.email }
  answer('get', `/users/${other.id}`, { data: { id: String(other.id), type: 'users', attributes } })
  await openAccount('other')
  expect(screen.getByRole('main')).not.toHaveTextContent(/\bpase\b|entrada/i)
})
