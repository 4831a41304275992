import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { openAccount } from '../support/account'
import { visit } from '../support/visit'

/** Makes every dialog fail to render. */
function breakDialogs() {
  vi.mocked(console.error).mockImplementation(() => undefined)
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new DOMException('broken on purpose', 'InvalidStateError')
  })
  window.addEventListener('error', (event) => event.preventDefault(), { once: true })
}

afterEach(() => void vi.mocked(console.error).mockClear())

it('64. a dialog that fails to render shows a failure message and leaves the page unchanged', async () => {
  const { user, address } = await visit('/sugerencias')
  const title = await screen.findByRole('heading', { level: 1 })
  breakDialogs()
  await user.click(screen.getByRole('link', { name: 'Contáctanos' }))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('No pudimos abrir esta ventana. Puede ser la conexión.')
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(notice).not.toBeInTheDocument()
  expect(title).toBeVisible()
  expect(address.pathname).toBe('/sugerencias')
})

it('64. a pass dialog that fails to render is replaced by a notice with a link to the account', async () => {
  const { user } = await openAccount('parent')
  breakDialogs()
  await user.click(screen.getByRole('button', { name: 'Ver tu pase' }))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('No pudimos mostrar tu pase de cortesía.')
  await user.click(within(notice).getByRole('link', { name: 'Mi cuenta' }))
  expect(notice).not.toBeInTheDocument()
})

it('the browser’s Back button closes the dialog of the page that it leaves', async () => {
  const { user, go, goBack } = await visit('/sugerencias')
  await go('/preguntas-frecuentes')
  await user.click(await screen.findByRole('link', { name: 'Contáctanos' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await goBack()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
