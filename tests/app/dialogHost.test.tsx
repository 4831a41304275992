import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { visit } from '../support/visit'

it('64. a dialog that fails to render shows a failure message and leaves the page unchanged', async () => {
  const { user, address } = await visit('/sugerencias')
  const title = await screen.findByRole('heading', { level: 1 })
  vi.mocked(console.error).mockImplementation(() => undefined)
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new DOMException('broken on purpose', 'InvalidStateError')
  })
  window.addEventListener('error', (event) => event.preventDefault(), { once: true })

  await user.click(screen.getByRole('link', { name: 'Contáctanos' }))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('No pudimos abrir esta ventana. Puede ser la conexión.')
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(notice).not.toBeInTheDocument()
  expect(title).toBeVisible()
  expect(address.pathname).toBe('/sugerencias')
  vi.mocked(console.error).mockClear()
})
