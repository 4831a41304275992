import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { CopyButton } from '@/ui/CopyButton'

function renderButton() {
  // The spy must come after setup(), which replaces the clipboard.
  const user = userEvent.setup()
  render(<CopyButton text="1101" label="Copiar código" copied="Código copiado" />)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  return { user, writeText, button: screen.getByRole('button', { name: 'Copiar código' }) }
}

test('CopyButton shows and selects the text when the browser forbids copying', async () => {
  const { user, writeText, button } = renderButton()
  writeText.mockRejectedValue(new Error('not allowed'))

  await user.click(button)

  const text = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Texto para copiar' })
  expect(text).toHaveValue('1101')
  await waitFor(() => expect(text).toHaveFocus())
  expect([text.selectionStart, text.selectionEnd]).toEqual([0, 4])
  expect(screen.getByRole('status')).toHaveTextContent('No se pudo copiar.')
})
