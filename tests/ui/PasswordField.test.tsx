import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import { PasswordField } from '@/ui/form/PasswordField'

import { Form } from './Form'

const RULES = [
  { label: 'Un número', met: (value: string) => /\d/.test(value) },
  {
    label: '8 caracteres o más',
    met: (value: string) => value.length >= 8,
    whyUnmet: (value: string) => value && ' aún',
  },
]

function renderPassword() {
  render(
    <Form initial={{ password: '' }}>
      <PasswordField name="password" label="Contraseña" autoComplete="new-password" checklist={RULES} />
    </Form>,
  )
  return { field: screen.getByLabelText<HTMLInputElement>('Contraseña'), user: userEvent.setup() }
}

const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent)

describe('the password field', () => {
  test('shows and hides the password without moving the caret', async () => {
    const { user, field } = renderPassword()
    await user.type(field, 'secreto')
    field.setSelectionRange(2, 4)
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
    expect(field).toHaveAttribute('type', 'text')
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4])
    await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  test('marks each rule as met while the user types', async () => {
    const { user, field } = renderPassword()
    expect(rules()).toEqual(['Un número: pendiente', '8 caracteres o más: pendiente'])
    await user.type(field, 'clave1')
    expect(rules()).toEqual(['Un número: cumplido', '8 caracteres o más aún: pendiente'])
    expect(field).toHaveAccessibleDescription('Un número: cumplido 8 caracteres o más aún: pendiente')
  })
})
