import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { noChips } from '@/ui/chips/chips'
import { EmailsField } from '@/ui/chips/EmailsField'

import { Form } from './Form'

function renderField(items: string[] = []) {
  render(
    <Form initial={{ emails: { ...noChips, items } }}>
      <EmailsField name="emails" label="Correos" />
      <button type="button">Seguir</button>
    </Form>,
  )
  return userEvent.setup()
}

const field = () => screen.getByLabelText<HTMLInputElement>('Correos')
const removeButton = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` })
const status = () => screen.getByRole('status')

function chips() {
  const list = screen.queryByRole('list', { name: 'Lista de correos' })
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
}

describe('EmailsField', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['space', ' '],
    ['comma', ','],
    ['semicolon', ';'],
    ['Tab', '{Tab}'],
  ])('35. turns the input into a chip on %s and keeps focus', async (_key, typed) => {
    const user = renderField()
    await user.type(field(), `rojo@x.mx${typed}`)
    expect(chips()).toEqual(['rojo@x.mx'])
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(status()).toHaveTextContent(/^1 correo listo$/)
  })

  it('35. turns the input into a chip on blur', async () => {
    const user = renderField()
    await user.type(field(), 'rojo@x.mx')
    await user.click(screen.getByRole('button', { name: 'Seguir' }))
    expect(await screen.findByRole('button', { name: 'Quitar rojo@x.mx' })).toBeInTheDocument()
  })

  it('35. ignores and reports duplicates', async () => {
    const user = renderField(['rojo@x.mx'])
    await user.click(field())
    await user.paste('verde@x.mx azul@x.mx\nROJO@X.MX\tazul@x.mx\nnada')
    expect(chips()).toEqual(['rojo@x.mx', 'verde@x.mx', 'azul@x.mx'])
    expect(status()).toHaveTextContent('3 correos listos. 2 ya estaban en la lista. 1 renglón sin correo.')
    await user.type(field(), 'azul@x.mx ')
    expect(status()).toHaveTextContent('3 correos listos. azul@x.mx ya estaba en la lista.')
  })

  it('turns the input before a separator into a chip', async () => {
    const user = renderField()
    await user.type(field(), 'rojo@x.mxverde')
    await user.type(field(), ',', { initialSelectionStart: 9, initialSelectionEnd: 9 })
    expect(chips()).toEqual(['rojo@x.mx'])
    expect(field()).toHaveValue('verde')
  })

  it.each([
    ['mal', 3, 'e@x.mx azul@x.mx', ['e@x.mx', 'azul@x.mx'], 'mal'],
    ['mal', 3, 'e@x.mx', ['e@x.mx'], 'mal'],
    ['mal', 0, 'e@x.mx\n', ['e@x.mx'], 'mal'],
    ['rojo@x.mx', 9, 'azul@x.mx verde@x.mx', ['rojo@x.mx', 'azul@x.mx', 'verde@x.mx'], ''],
    ['rojo@x.mx', 9, 'azul mar', ['rojo@x.mx'], 'azul mar'],
    ['rojo@x.mxverde@x.mx', 9, ' azul@x.mx ', ['rojo@x.mx', 'azul@x.mx', 'verde@x.mx'], ''],
    ['rojo', 4, '@x.mx', [], 'rojo@x.mx'],
    ['rojo@mx', 5, 'x.', [], 'rojo@x.mx'],
  ])(
    '35. «%s» with the caret at %i and a paste of %j become %j and «%s»',
    async (typed, caret, pasted, added, left) => {
      const user = renderField()
      await user.type(field(), typed)
      field().setSelectionRange(caret, caret)
      await user.paste(pasted)
      expect(chips()).toEqual(added)
      expect(field()).toHaveValue(left)
    },
  )

  it('35. keeps input without an address until an address is added', async () => {
    const user = renderField()
    await user.type(field(), 'color')
    await user.paste(' de mar, ')
    expect(field()).toHaveValue('color de mar, ')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('color de mar, ')
    expect(status()).toHaveTextContent('0 correos listos. No agregamos el texto que sigue en el campo.')
    await user.keyboard('azul@x.mx ')
    expect(chips()).toEqual(['azul@x.mx'])
    expect(field()).toHaveValue('')
  })

  it('keeps a pasted word in the input, so that the user can complete the address', async () => {
    const user = renderField()
    await user.click(field())
    await user.paste('rojo@x')
    await user.keyboard('.mx{Enter}')
    expect(chips()).toEqual(['rojo@x.mx'])
  })

  it('35. lists rejected addresses, and moves a rejected address back into the input when the user presses the address', async () => {
    const user = renderField()
    await user.click(field())
    await user.paste('rojo@x.mx\nVerde verde@x\nazul@x')
    expect(chips()).toEqual(['rojo@x.mx'])
    await user.type(field(), 'gris')
    await user.click(
      screen.getByRole('button', { name: 'No agregamos: verde@x (su dominio está incompleto) · Verde Corregir' }),
    )
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('gris verde@x')
    expect(screen.queryByText(/verde@x/)).not.toBeInTheDocument()
    await user.keyboard('.mx{Enter}')
    expect(chips()).toEqual(['rojo@x.mx', 'verde@x.mx'])

    await user.click(screen.getByRole('button', { name: 'Quitar lo que no agregamos' }))
    expect(screen.queryByText('azul@x')).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
  })

  it('ignores Enter while an input method is composing', () => {
    renderField()
    fireEvent.change(field(), { target: { value: 'rojo@x.mx' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(chips()).toEqual([])
  })

  it('keeps the input when another window receives focus', async () => {
    const user = renderField()
    await user.type(field(), 'rojo@x.mx')
    fireEvent.blur(field())
    expect(field()).toHaveValue('rojo@x.mx')
  })

  it.each(['', 'color'])('lets Tab move focus when the input «%s» contains no address', async (text) => {
    const user = renderField()
    await user.type(field(), `${text}x{Backspace}`)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Seguir' })).toHaveFocus()
    expect(field()).toHaveValue(text)
  })

  it('removes the last chip on Backspace, but only if the input is empty and the key is not held', async () => {
    const user = renderField(['rojo@x.mx', 'verde@x.mx'])
    await user.type(field(), 'az{Backspace}{Backspace}')
    fireEvent.keyDown(field(), { key: 'Backspace', repeat: true })
    expect(chips()).toEqual(['rojo@x.mx', 'verde@x.mx'])
    await user.keyboard('{Backspace}')
    expect(chips()).toEqual(['rojo@x.mx'])
  })
})

describe('the list of chips', () => {
  it('moves focus to the neighbour of a removed chip, or to the input when no chip is left', async () => {
    const user = renderField(['rojo@x.mx', 'verde@x.mx'])
    await user.click(removeButton('rojo@x.mx'))
    expect(removeButton('verde@x.mx')).toHaveFocus()
    await user.click(removeButton('verde@x.mx'))
    expect(field()).toHaveFocus()
    expect(chips()).toEqual([])
  })

  it('is one tab stop, at the last focused chip', async () => {
    const user = renderField(['rojo@x.mx', 'verde@x.mx'])
    await user.click(field())
    await user.tab({ shift: true })
    expect(removeButton('verde@x.mx')).toHaveFocus()
    await user.keyboard('{Home}')
    await user.tab()
    expect(field()).toHaveFocus()
    await user.tab({ shift: true })
    expect(removeButton('rojo@x.mx')).toHaveFocus()
  })

  it.each([
    ['{ArrowUp}', 'verde@x.mx'],
    ['{ArrowLeft}', 'verde@x.mx'],
    ['{ArrowDown}', 'gris@x.mx'],
    ['{ArrowRight}', 'gris@x.mx'],
    ['{Home}', 'rojo@x.mx'],
    ['{End}', 'gris@x.mx'],
    ['x', 'azul@x.mx'],
    ['{Delete}', 'gris@x.mx'],
    ['{Backspace}', 'verde@x.mx'],
  ])('on %s, moves focus from azul@x.mx to %s', async (key, name) => {
    const user = renderField(['rojo@x.mx', 'verde@x.mx', 'azul@x.mx', 'gris@x.mx'])
    removeButton('azul@x.mx').focus()
    await user.keyboard(key)
    expect(removeButton(name)).toHaveFocus()
  })
})
