import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { Button } from '@/ui/Button'

const send = (busy: boolean, onSubmit: () => void, onClick: () => void) => (
  <form
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <input aria-label="Nombre" />
    <Button type="submit" busy={busy} busyLabel="Enviando…" onClick={onClick}>
      Enviar solicitud
    </Button>
  </form>
)

describe('a busy button', () => {
  test('shows its progress label, keeps focus and ignores further presses', async () => {
    const onSubmit = vi.fn<() => void>()
    const onClick = vi.fn<() => void>()
    const user = userEvent.setup()
    const { rerender } = render(send(false, onSubmit, onClick))
    await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
    rerender(send(true, onSubmit, onClick))

    const button = screen.getByRole('button', { name: 'Enviando…' })
    expect(button).toHaveFocus()
    await user.click(button)
    await user.type(screen.getByLabelText('Nombre'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onClick).toHaveBeenCalledOnce()
  })
})
