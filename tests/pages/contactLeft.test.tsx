import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { contactDraft } from '@/model/drafts'
import { clearSession } from '@/model/session'
import { followSession } from '@/store/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { sent, signInWith } from '../support/sentVisits'
import { holdAnswer, received } from '../support/server'
import { signInAs, visit } from '../support/visit'

const message = () => screen.findByLabelText('Mensaje')
const posts = async () => (await received()).filter(({ line }) => line === 'POST /contacts')

/** Sends a message about a visit, and leaves the page before the response. */
async function sendAndLeave() {
  const sender = await signInWith(sent)
  const page = await visit('/contacto?folio=20500')
  await page.user.type(await message(), 'Pásenla al lunes.')
  const release = holdAnswer('post', '/contacts', { data: { id: '7' } }, 201)
  await page.user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
  await waitFor(async () => expect(await posts()).toHaveLength(1))
  await page.go('/terminos-condiciones')
  async function respond() {
    release()
    await waitFor(() => expect(contactDraft(sender.id, '20500').read()).toBeNull())
  }
  return { ...page, respond }
}

it.each([
  ['/contacto', ''],
  ['/contacto?folio=20500', 'Mi visita: viernes 11 de diciembre de 2099, 10:30 h.\n\n'],
])(
  'a message that succeeds after its sender has left opens no page, and %s says that it was sent',
  async (path, empty) => {
    const { respond, address, go } = await sendAndLeave()
    await respond()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Términos y condiciones')
    expect(address.pathname).toBe('/terminos-condiciones')
    await go(path)
    expect(await screen.findByText('Correo enviado correctamente')).toBeVisible()
    expect(address.pathname + address.search).toBe(path)
    expect(await message()).toHaveValue(empty)
    expect(screen.queryByRole('button', { name: 'Empezar de nuevo' })).not.toBeInTheDocument()
    expect(await posts()).toHaveLength(1)
  },
)

it.each(['parent', null] as const)(
  'a message that succeeds after its sender has left is not shown to the next user: %s',
  async (next) => {
    const { respond, store, go } = await sendAndLeave()
    await respond()
    if (next) await signInAs(next)
    else clearSession()
    act(() => store.dispatch(followSession()))
    await go('/contacto')
    await message()
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue(next ? seededAccounts[next].email : '')
    expect(screen.queryByText('Correo enviado correctamente')).not.toBeInTheDocument()
  },
)

it('a message that another tab has sent or cleared can be restored', async () => {
  const { user } = await visit('/contacto', { as: 'teacher' })
  await user.type(await message(), '¿Hay elevador?')
  const draft = contactDraft(seededAccounts.teacher.id)
  draft.clear()
  fireEvent(window, new StorageEvent('storage', { key: draft.key }))
  expect(await message()).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Recuperar lo anterior' }))
  expect(await message()).toHaveValue('¿Hay elevador?')
})
