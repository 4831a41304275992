import { render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'

import { NumberField } from '@/ui/form/NumberField'

import { Form } from './Form'

function renderCount(count: number | '' = '', min = 0) {
  const onSend = vi.fn<(values: { count: number | '' }) => void>()
  render(
    <Form initial={{ count }} onSend={onSend}>
      <NumberField name="count" label="Profesores" min={min} />
    </Form>,
  )
  return { onSend, field: screen.getByLabelText('Profesores'), user: userEvent.setup() }
}

describe('the number field', () => {
  test('sends a number', async () => {
    const { user, field, onSend } = renderCount()
    await user.type(field, '30')
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    expect(onSend).toHaveBeenCalledWith({ count: 30 })
  })

  test.each([
    ['a minus sign clears the field', '12-', ''],
    ['a decimal point is ignored', '12.', '12'],
    ['an exponent is ignored', '1e', '1'],
    ['letters are ignored', 'a3b', '3'],
    ['a fifth digit is ignored', '12345', '1234'],
    ['leading zeros are removed', '007', '7'],
  ])('corrects the input while the user types: %s', async (_, typed, shown) => {
    const { user, field } = renderCount()
    await user.type(field, typed)
    expect(field).toHaveValue(shown)
  })

  test.each([
    ['-5', ''],
    ['30.5', '8'],
    [' 45 ', '45'],
    ['\u202A45\u202C', '45'],
    ['45\u00A0', '45'],
  ])('shows a pasted «%s» as «%s»', async (pasted, shown) => {
    const { user, field } = renderCount(8)
    await user.clear(field)
    await user.type(field, '8')
    await user.tripleClick(field)
    await user.paste(pasted)
    expect(field).toHaveValue(shown)
  })

  test.each([
    ['the keyboard', (user: UserEvent) => user.tab()],
    ['a pointer', (user: UserEvent, field: HTMLElement) => user.click(field)],
  ])('selects its content when focused by %s, but not on a second click', async (_by, enter) => {
    const { user, field } = renderCount(80)
    await enter(user, field)
    await user.keyboard('8')
    expect(field).toHaveValue('8')
    await user.click(field)
    await user.keyboard('4')
    expect(field).toHaveValue('84')
  })

  test('changes with the arrow keys and the buttons, but not below its minimum', async () => {
    const { user, field } = renderCount('', 1)
    const add = screen.getByRole('button', { name: 'Uno más', description: 'Profesores' })
    const subtract = screen.getByRole('button', { name: 'Uno menos', description: 'Profesores' })
    expect(subtract).toBeDisabled()
    await user.click(add)
    expect(field).toHaveValue('1')
    await user.click(add)
    await user.type(field, '{ArrowUp}')
    expect(field).toHaveValue('3')
    await user.type(field, '{ArrowDown}')
    await user.click(subtract)
    expect(field).toHaveValue('1')
    expect(subtract).toBeDisabled()
    await user.type(field, '{ArrowDown}')
    expect(field).toHaveValue('1')
  })

  test('keeps its buttons out of the tab order', async () => {
    const { user, field } = renderCount(5)
    await user.tab()
    expect(field).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus()
  })
})
