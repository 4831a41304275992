import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readSession, saveAppointment, sessionCookies } from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'

import { seededAccounts } from '@/mocks/embeddedApi'
import { openAccount, save, subject } from '../support/account'
import { answer, answerPage, dropConnection, received } from '../support/server'
import { visit } from '../support/visit'

const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
const SAVED = 'Sus datos se han actualizado correctamente'
const SESSION_ENDED = 'Tu sesión terminó. Inicia sesión de nuevo.'
const { teacher } = seededAccounts

const fact = (term: string) => screen.getByText(term).nextElementSibling

async function patches() {
  const calls = await received()
  return calls.filter(({ line }) => line.startsWith('PATCH'))
}

describe('/mi-cuenta', () => {
  it('shows a teacher their data, with school and themes chosen', async () => {
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
    expect(loads).toEqual([{ line: 'GET /users/1101?include=themes', authorization, body: null }])
  })

  it.each([
    ['parent', 'Padre de Familia', 'Guadalupe', '2 de diciembre de 1979'],
    ['other', 'Otro', 'Óscar', 'Sin registrar'],
  ] as const)('shows a %s only what concerns them', async (person, profile, name, birthDate) => {
    await openAccount(person)

    expect(fact('Tipo de perfil')).toHaveTextContent(profile)
    expect(fact('Nombre(s)')).toHaveTextContent(name)
    expect(fact('Fecha de nacimiento')).toHaveTextContent(birthDate)
    expect(screen.queryByLabelText('Teléfono')).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Mi código de profesor' })).not.toBeInTheDocument()
    expect((await received()).map(({ line }) => line)).not.toContainEqual(expect.stringMatching(/schools/))
  })

  it("shows a school that is not in the list as 'Otro' with its name, offered last", async () => {
    const { user } = await openAccount('oddTeacher')

    const school = await screen.findByRole('combobox', { name: 'Escuela' })
    expect(school).toHaveValue('Otro')
    expect(screen.getByLabelText('Nombre de la escuela')).toHaveValue(
      'Colegio "Ñandú"; A.C. de C.V., campus 100% bilingüe',
    )
    await user.clear(school)
    await user.type(school, 'benito')
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(options.at(-1)).toHaveTextContent('Otro')
  })

  it("offers only 'Otro' when the list of schools fails, and the rest works", async () => {
    answer('get', '/schools', {}, 500)
    const { user } = await openAccount('teacher')

    const school = await screen.findByRole('combobox', { name: 'Escuela' })
    expect(school).toHaveValue('Otro')
    expect(screen.getByLabelText('Nombre de la escuela')).toHaveValue('Escuela Secundaria Técnica 14')
    expect(await screen.findByText('Error de servidor.')).toBeInTheDocument()
    await user.type(await subject(), ' II')
    await user.click(await save())
    expect(await screen.findByText(SAVED)).toBeInTheDocument()
    expect(await patches()).toMatchObject([{ body: { school: 'Escuela Secundaria Técnica 14' } }])
  })

  it('saves, says so, and renews the session at once', async () => {
    const { user } = await visit('/mi-cuenta', { as: 'teacher' })
    saveAppointment('51')
    const surname = await screen.findByLabelText('Primer apellido')
    await user.clear(surname)
    await user.type(surname, 'Robles')
    await user.clear(screen.getByLabelText('Correo electrónico'))
    await user.type(screen.getByLabelText('Correo electrónico'), 'mariana@escuela.mx')
    const token = readSession()?.auth_token
    await user.click(await save())

    const done = await screen.findByText(SAVED)
    expect(done.closest('[role=status]')).not.toBeNull()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Ir a inicio' })).toHaveAttribute('href', '/')
    expect(await patches()).toEqual([
      {
        line: 'PATCH /users/1101',
        authorization: `Bearer ${token ?? ''}`,
        body: {
          name: 'Mariana',
          first_lastname: 'Robles',
          second_lastname: 'Cano',
          email: 'mariana@escuela.mx',
          phone: '5512345678',
          profile_id: 1,
          school_grade_id: 2,
          school_type_id: 1,
          school: 'Escuela Secundaria Técnica 14',
          cct: '09DST0014K',
          subject: 'Formación Cívica y Ética',
          theme_ids: [1, 4],
          date_of_birth: '1986-03-14',
        },
      },
    ])
    expect(readSession()).toMatchObject({ first_lastname: 'Robles', email: 'mariana@escuela.mx', auth_token: token })
    expect(sessionCookies()).toMatchObject({
      appointment_id: '51',
      hash: await sessionHash(teacher.id, 'mariana@escuela.mx'),
    })
  })

  it('greets by the name that the museum answers', async () => {
    const { user } = await openAccount('parent')
    answer('patch', '/users/1103', { data: { id: '1103', type: 'users', attributes: { name: 'Lupita' } } })
    await user.click(await screen.findByRole('checkbox', { name: 'Holocausto' }))
    await user.click(await save())

    expect(await screen.findByText('Bienvenid@ Lupita')).toBeInTheDocument()
    expect(readSession()?.name).toBe('Lupita')
  })

  it.each([
    ['what the API says', () => answer('patch', '/users/1101', { errors: [{ detail: 'No.' }] }, 422), 'No.', 'no se'],
    ['a refusal without words', () => answer('patch', '/users/1101', {}, 422), GENERIC, 'no se guardaron'],
    ['500', () => answer('patch', '/users/1101', {}, 500), GENERIC, 'No sabemos si tus cambios se guardaron.'],
    ["a proxy's page", () => answerPage('patch', '/users/1101'), GENERIC, 'No sabemos'],
    ['no answer', () => dropConnection('patch', '/users/1101'), GENERIC, 'No sabemos'],
  ])('tells %s and keeps everything', async (_case, arrange, sentence, comfort) => {
    const { user } = await openAccount('teacher')
    arrange()
    await user.type(await subject(), ' II')
    await user.click(await save())

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(sentence)
    expect(alert).toHaveTextContent(comfort)
    expect(await subject()).toHaveValue('Formación Cívica y Ética II')
    expect(await patches()).toHaveLength(1)
  })

  it('refuses what the registration refuses, before anything is sent', async () => {
    const { user } = await openAccount('teacher')
    await user.clear(screen.getByLabelText('Teléfono'))
    await user.type(screen.getByLabelText('Teléfono'), '55abc')
    await user.clear(await subject())
    for (const name of ['Holocausto', 'Derechos humanos'])
      await user.click(await screen.findByRole('checkbox', { name }))
    await user.click(await save())

    const summary = await screen.findByRole('region', { name: 'Revisa 3 datos antes de enviar' })
    for (const name of [/teléfono/, /materia/, /tema/])
      expect(within(summary).getByRole('link', { name })).toBeInTheDocument()
    expect(await patches()).toEqual([])
  })

  it.each([401, 406])('a load refused with %s ends the session at the sign-in page', async (status) => {
    answer('get', '/users/1101', {}, status)
    const { address } = await visit('/mi-cuenta', { as: 'teacher' })

    expect(await screen.findByText(SESSION_ENDED)).toBeInTheDocument()
    expect(address.pathname).toBe('/login')
    expect(readSession()).toBeNull()
  })

  it.each([
    ['500', () => answer('get', '/users/1101', {}, 500)],
    ['no answer', () => dropConnection('get', '/users/1101')],
    ["a proxy's page", () => answerPage('get', '/users/1101')],
  ])('says that it could not load after %s, and tries again', async (_case, arrange) => {
    arrange()
    const { user, address } = await visit('/mi-cuenta', { as: 'teacher' })

    expect(await screen.findByRole('alert')).toHaveTextContent('Error de servidor.')
    expect(address.pathname).toBe('/mi-cuenta')
    expect(readSession()).not.toBeNull()
    const body = { data: { id: '1101', attributes: { profile_id: 1, name: 'Mariana', subject: 'Historia' } } }
    answer('get', '/users/1101', body)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await subject()).toHaveValue('Historia')
  })
})

describe('the cards', () => {
  it('give a teacher their code, its QR and its link', async () => {
    await openAccount('teacher')
    const card = within(await screen.findByRole('region', { name: 'Mi código de profesor' }))
    expect(card.getByText('1101')).toBeInTheDocument()
    expect(card.getByText(`${window.location.origin}/responder-cuestionario?codigo=1101`)).toBeInTheDocument()
    expect(await card.findByRole('img', { name: 'Código QR del enlace para tu grupo' })).toBeInTheDocument()
  })

  it('open the courtesy pass', async () => {
    const { user } = await openAccount('parent')
    await user.click(screen.getByRole('button', { name: 'Ver mi pase' }))
    const pass = within(await screen.findByRole('dialog', { name: 'Tu entrada de cortesía' }))
    expect(pass.getByRole('img', { name: 'Código QR de tu entrada de cortesía' })).toBeVisible()
  })

  it('91. do not speak of a pass to who has used theirs', async () => {
    await openAccount('other')
    expect(screen.getByRole('main')).not.toHaveTextContent(/\bpase\b|entrada/i)
  })
})
