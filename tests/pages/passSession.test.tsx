import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { openAccount } from '../support/account'
import { answer, holdAnswer, received } from '../support/server'

const { parent, teacher } = seededAccounts
const SEND = `/users/${parent.id}/send_qr_code`
const SENT = 'Código QR enviado correctamente'

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
const sendings = async () => (await received()).filter(({ line }) => line === `GET ${SEND}`)

/** A parent with their pass open, whose e-mail is on its way. */
async function sendPass() {
  const release = holdAnswer('get', SEND)
  const opened = await openAccount('parent')
  await press(opened.user, 'Ver mi pase')
  await screen.findByRole('dialog')
  await press(opened.user, 'Enviar por correo y continuar')
  await screen.findByRole('button', { name: 'Enviando…' })
  return { ...opened, release }
}

it('a pass that is closed and opened again while it is on its way is mailed once', async () => {
  const { user, release } = await sendPass()
  await press(user, 'Cerrar')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await press(user, 'Ver mi pase')
  await user.click(await screen.findByRole('button', { name: 'Enviando…' }))
  release()
  expect(await screen.findByRole('heading', { name: SENT })).toBeInTheDocument()
  expect(await sendings()).toHaveLength(1)
})

/** The session of the parent ends, and a teacher signs in for the first time. */
async function signInNext(user: UserEvent, end: () => Promise<void>) {
  await end()
  const email = await screen.findByLabelText('Correo electrónico')
  await user.clear(email)
  await user.type(email, teacher.email)
  await user.type(screen.getByLabelText('Contraseña'), `${teacher.password}{Enter}`)
}

it('a pass that is open when the session ends is not shown to the next person', async () => {
  answer('get', `/users/${parent.id}/download_qr_code`, {}, 401)
  const { user } = await openAccount('parent')
  await press(user, 'Ver mi pase')
  await screen.findByText(/^A nombre de/)
  await signInNext(user, async () => {
    await press(user, 'Descargar')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
  const welcome = await screen.findByRole('dialog', { name: /Mariana/ })
  expect(welcome).not.toHaveTextContent('Guadalupe')
})

it('a pass that is mailed after its session ended is not told to the next person', async () => {
  const { user, go, release } = await sendPass()
  await press(user, 'Cerrar')
  await signInNext(user, async () => {
    await go('/logout')
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
  })
  await screen.findByRole('dialog', { name: /Mariana/ })
  release()
  // What is answered after it is there: so is what came before.
  answer('get', `/users/${teacher.id}/download_qr_code`, {}, 500)
  await press(user, 'Descargar')
  expect(await screen.findByText('Error al descargar el archivo.')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: SENT })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Enviar por correo y continuar' })).toBeEnabled()
})
