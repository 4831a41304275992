import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import { Toggletip } from '@/ui/Toggletip'

function renderTip() {
  render(
    <>
      <Toggletip label="Sobre la fecha">Un ejecutivo la confirmará.</Toggletip>
      <p>Otra cosa</p>
      <a href="/otra">Otra página</a>
    </>,
  )
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Sobre la fecha' }) }
}

describe('an explanation', () => {
  test('opens and closes by pressing, and is announced', async () => {
    const { user, button } = renderTip()
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(status).toHaveTextContent('Un ejecutivo la confirmará.')
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.click(button)
    expect(status).toBeEmptyDOMElement()
  })

  test.each([
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['a press elsewhere', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Otra cosa'))],
    ['leaving by the keyboard', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  ])('%s closes it', async (_, close) => {
    const { user, button } = renderTip()
    await user.click(button)
    await close(user)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
