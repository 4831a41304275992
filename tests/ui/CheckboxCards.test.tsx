import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

import { CheckboxCards } from '@/ui/form/CheckboxCards'

import { Form } from './Form'

const THEMES = ['Holocausto', 'Diversidad', 'Cultura de paz', 'Genocidios'].map((name, index) => ({
  id: String(index + 1),
  name,
}))

function renderThemes() {
  const onSend = vi.fn<(values: { theme_ids: string[] }) => void>()
  render(
    <Form
      initial={{ theme_ids: [] as string[] }}
      validate={({ theme_ids }) => (theme_ids.length > 3 ? { theme_ids: 'Solo puedes elegir 3 temas' } : {})}
      onSend={onSend}
    >
      <CheckboxCards
        name="theme_ids"
        label="Temas de interés"
        hint="Elegir máximo 3 temas"
        options={THEMES}
        max={3}
        tooMany="Solo puedes elegir 3 temas"
      />
    </Form>,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('checkbox', { name }))
  return { onSend, press, send: () => user.click(screen.getByRole('button', { name: 'Enviar' })) }
}

test('CheckboxCards sends the values of the checked options in the order of the page', async () => {
  const { press, send, onSend } = renderThemes()
  await press('Cultura de paz')
  await press('Holocausto')
  await press('Diversidad')
  await press('Diversidad')
  await send()
  expect(onSend).toHaveBeenCalledWith({ theme_ids: ['1', '3'] })
})
