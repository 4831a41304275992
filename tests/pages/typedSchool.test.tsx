import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { accountDraft } from '@/model/drafts'

import { openAccount, openTeacherRows } from '../support/account'
import { fillIn } from '../support/forms'
import { answer, holdAnswer, received, server } from '../support/server'
import { visit } from '../support/visit'

const forms: { path: string; button: string; call: ['post' | 'patch', path: string] }[] = [
  { path: '/registro?perfil=docente', button: 'Crear cuenta', call: ['post', '/users'] },
  { path: '/mi-cuenta', button: 'Guardar cambios', call: ['patch', `/users/${seededAccounts.teacher.id}`] },
]

const SCHOOL = 'Escuela Secundaria Técnica 14'
const UNCHECKED = 'se envía así: no pudimos revisar si está en la lista.'
const lists = [
  { list: 'a failed', typed: 'Colegio Nuevo', shown: 'Colegio Nuevo', sent: ['Colegio Nuevo'], note: UNCHECKED },
  { list: 'a loading', typed: 'Colegio Nuevo', shown: 'Colegio Nuevo', sent: ['Colegio Nuevo'], note: UNCHECKED },
  { list: 'a loaded', typed: SCHOOL.toLowerCase(), shown: SCHOOL, sent: [SCHOOL], note: /./ },
  {
    list: 'a loaded',
    typed: 'Colegio Nuevo',
    shown: 'Colegio Nuevo',
    sent: [],
    note: '«Colegio Nuevo» no está en la lista.',
  },
]

it.each(forms.flatMap((form) => lists.map((list) => ({ ...form, ...list }))))(
  '123. $path with $list school list sends the school that the field shows, or nothing: $sent',
  async ({ path, button, call, list, typed, shown, sent, note }) => {
    const isAccount = path === '/mi-cuenta'
    if (list !== 'a loaded') answer('get', '/schools', {}, 500)
    answer(...call, { id: '51' })
    const { user } = await visit(path, isAccount ? { as: 'teacher' } : {})
    if (isAccount) await openTeacherRows(user)
    await screen.findByRole('button', { name: button })
    const field = await screen.findByRole('combobox', { name: 'Escuela' })
    if (!isAccount) await fillIn(user, { Escuela: 'x' })
    // The account's form opens only after the first response.
    const release = list === 'a loading' && holdAnswer('get', '/schools')
    if (release) await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await user.clear(field)
    await user.click(field)
    await user.paste(typed)
    await user.tab()
    expect(field).toHaveValue(shown)
    expect(screen.getByRole('main')).toHaveTextContent(note)
    await user.click(screen.getByRole('button', { name: button }))
    const line = `${call[0].toUpperCase()} ${call[1]}`
    await waitFor(async () => {
      const calls = (await received()).filter((one) => one.line === line)
      expect(calls).toMatchObject(sent.map((school) => ({ body: { school } })))
    })
    if (release) release()
  },
)

it.each(forms)('74. $path restores a school that is not in the list after a reload', async ({ path, button, call }) => {
  const isAccount = path === '/mi-cuenta'
  const open = async () => {
    const { user } = await visit(path, isAccount ? { as: 'teacher' } : {})
    if (isAccount) await openTeacherRows(user)
    await screen.findByRole('button', { name: button })
    return { user, field: await screen.findByRole('combobox', { name: 'Escuela' }) }
  }
  const { user, field } = await open()
  await user.clear(field)
  await user.type(field, 'Colegio Nuevo')
  await user.tab()
  expect(await screen.findByText('«Colegio Nuevo» no está en la lista.')).toBeVisible()
  cleanup()

  const reloaded = await open()
  await waitFor(() => expect(reloaded.field).toHaveValue('Colegio Nuevo'))
  expect(screen.getByText('«Colegio Nuevo» no está en la lista.')).toBeVisible()
  await reloaded.user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByRole('link', { name: /^La escuela es obligatoria/ })).toBeVisible()
  const lines = (await received()).map(({ line }) => line)
  expect(lines).not.toContain(`${call[0].toUpperCase()} ${call[1]}`)

  await reloaded.user.click(screen.getByRole('button', { name: 'Borrar', description: 'Escuela' }))
  cleanup()
  expect((await open()).field).toHaveValue('')
})

it.each(forms)('$path repeats after a reload that the list could not be checked', async ({ path, button }) => {
  answer('get', '/schools', {}, 500)
  const isAccount = path === '/mi-cuenta'
  for (const isReload of [false, true]) {
    cleanup()
    const { user } = await visit(path, isAccount ? { as: 'teacher' } : {})
    if (isAccount && !isReload) await openTeacherRows(user)
    await screen.findByRole('button', { name: button })
    const field = await screen.findByRole('combobox', { name: 'Escuela' })
    if (!isReload) {
      await user.clear(field)
      await user.type(field, 'Colegio Nuevo')
      await user.tab()
    }
    await waitFor(() => expect(field).toHaveValue('Colegio Nuevo'))
    expect(await screen.findByText(`«Colegio Nuevo» ${UNCHECKED}`)).toBeVisible()
  }
})

it('a school that is not in the list goes with the form that another tab clears', async () => {
  const { user } = await openAccount('teacher')
  const field = await screen.findByRole('combobox', { name: 'Escuela' })
  await user.clear(field)
  await user.type(field, 'Colegio Nuevo')
  await user.tab()
  expect(await screen.findByText('«Colegio Nuevo» no está en la lista.')).toBeVisible()
  const draft = accountDraft(seededAccounts.teacher.id)
  draft.clear()
  fireEvent(window, new StorageEvent('storage', { key: draft.key }))
  expect(field).toHaveValue(SCHOOL)
  expect(screen.queryByText(/no está en la lista/)).not.toBeInTheDocument()
})

it('a school typed for «Otro» in the account is sent as typed, although the list of schools loads later', async () => {
  answer('get', '/schools', {}, 500)
  const { user } = await openAccount('teacher')
  const school = await screen.findByRole('combobox', { name: 'Escuela' })
  await user.clear(school)
  await user.type(school, 'otro')
  await user.click(await screen.findByRole('option', { name: 'Otro' }))
  const name = await screen.findByLabelText('Nombre de la escuela')
  await user.clear(name)
  await user.type(name, 'Colegio Nuevo')
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  await waitFor(async () => {
    const calls = (await received()).filter(({ line }) => line.startsWith('PATCH'))
    expect(calls).toMatchObject([{ body: { school: 'Colegio Nuevo' } }])
  })
})

it('74. «Otro» takes a typed name that is not in the list', async () => {
  const { user } = await visit('/registro?perfil=docente')
  const field = await screen.findByRole('combobox', { name: 'Escuela' })
  await user.type(field, 'Colegio Nuevo')
  await user.tab()
  await screen.findByText('«Colegio Nuevo» no está en la lista.')
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Otro' }))
  expect(await screen.findByLabelText('Nombre de la escuela')).toHaveValue('Colegio Nuevo')
})
