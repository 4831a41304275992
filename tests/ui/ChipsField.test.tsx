import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { noChips } from '@/ui/chips/chips'
import { ChipsField } from '@/ui/chips/ChipsField'

import { Form } from './Form'

const NOUN: [string, string] = ['color', 'colores']

/** Accepts words with a digit and rejects words in capitals. */
function readColours(text: string) {
  const words = text.split(/[\s,;]+/)
  return {
    found: words.filter((word) => /\d/.test(word)),
    rejected: words
      .filter((word) => /^[A-Z]+$/.test(word))
      .map((word) => ({ text: word, reason: 'lleva mayúsculas', row: `junto a ${word.toLowerCase()}` })),
    notice: words.includes('nada') ? '1 renglón sin color.' : '',
  }
}

function renderColours(items: string[] = []) {
  render(
    <Form initial={{ colours: { ...noChips, items } }}>
      <ChipsField name="colours" label="Colores" parse={readColours} noun={NOUN} />
      <button type="button">Seguir</button>
    </Form>,
  )
  return userEvent.setup()
}

const field = () => screen.getByLabelText<HTMLInputElement>('Colores')
const removeButton = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` })
const status = () => screen.getByRole('status')

function chips() {
  const list = screen.queryByRole('list', { name: 'Lista de colores' })
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
}

describe('ChipsField', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['space', ' '],
    ['comma', ','],
    ['semicolon', ';'],
    ['Tab', '{Tab}'],
  ])('35. turns the input into a chip on %s and keeps focus', async (_key, typed) => {
    const user = renderColours()
    await user.type(field(), `rojo1${typed}`)
    expect(chips()).toEqual(['rojo1'])
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(status()).toHaveTextContent(/^1 color listo$/)
  })

  it('35. turns the input into a chip on blur', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo1')
    await user.click(screen.getByRole('button', { name: 'Seguir' }))
    expect(await screen.findByRole('button', { name: 'Quitar rojo1' })).toBeInTheDocument()
  })

  it('35. ignores and reports duplicates', async () => {
    const user = renderColours(['rojo1'])
    await user.click(field())
    await user.paste('verde2 azul3\nROJO1\tazul3 nada')
    expect(chips()).toEqual(['rojo1', 'verde2', 'azul3'])
    expect(status()).toHaveTextContent('3 colores listos. 2 ya estaban en la lista. 1 renglón sin color.')
    await user.type(field(), 'azul3 ')
    expect(status()).toHaveTextContent('3 colores listos. azul3 ya estaba en la lista.')
  })

  it('turns the input before a separator into a chip', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo1verde')
    await user.type(field(), ',', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    expect(chips()).toEqual(['rojo1'])
    expect(field()).toHaveValue('verde')
  })

  it('joins pasted text with the input around the caret', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo1verde2')
    field().setSelectionRange(5, 5)
    await user.paste(' azul3 ')
    expect(chips()).toEqual(['rojo1', 'azul3', 'verde2'])
    expect(field()).toHaveValue('')
  })

  it('35. keeps input without a valid word until a valid word is added', async () => {
    const user = renderColours()
    await user.type(field(), 'color')
    await user.paste(' de mar, ')
    expect(field()).toHaveValue('color de mar, ')
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('color de mar, ')
    expect(status()).toHaveTextContent('0 colores listos. No agregamos el texto que sigue en el campo.')
    await user.keyboard('azul3 ')
    expect(chips()).toEqual(['azul3'])
    expect(field()).toHaveValue('')
  })

  it('keeps a pasted word in the input, so that the user can complete the word', async () => {
    const user = renderColours()
    await user.click(field())
    await user.paste('ROJO')
    await user.keyboard('1{Enter}')
    expect(chips()).toEqual(['ROJO1'])
  })

  it('35. lists rejected words, and moves a rejected word back into the input when the user presses the word', async () => {
    const user = renderColours()
    await user.click(field())
    await user.paste('rojo1 VERDE AZUL')
    expect(chips()).toEqual(['rojo1'])
    await user.type(field(), 'gris')
    await user.click(
      screen.getByRole('button', { name: 'No agregamos: VERDE (lleva mayúsculas) · junto a verde Corregir' }),
    )
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('gris VERDE')
    expect(screen.queryByText(/VERDE/)).not.toBeInTheDocument()
    await user.keyboard('2{Enter}')
    expect(chips()).toEqual(['rojo1', 'VERDE2'])

    await user.click(screen.getByRole('button', { name: 'Quitar lo que no agregamos' }))
    expect(screen.queryByText('AZUL')).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
  })

  it('ignores Enter while an input method is composing', () => {
    renderColours()
    fireEvent.change(field(), { target: { value: 'rojo1' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(chips()).toEqual([])
  })

  it('keeps the input when another window receives focus', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo1')
    fireEvent.blur(field())
    expect(field()).toHaveValue('rojo1')
  })

  it.each(['', 'color'])('lets Tab move focus when the input «%s» contains no valid word', async (text) => {
    const user = renderColours()
    await user.type(field(), `${text}x{Backspace}`)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Seguir' })).toHaveFocus()
    expect(field()).toHaveValue(text)
  })

  it('removes the last chip on Backspace, but only if the input is empty and the key is not held', async () => {
    const user = renderColours(['rojo1', 'verde2'])
    await user.type(field(), 'az{Backspace}{Backspace}')
    fireEvent.keyDown(field(), { key: 'Backspace', repeat: true })
    expect(chips()).toEqual(['rojo1', 'verde2'])
    await user.keyboard('{Backspace}')
    expect(chips()).toEqual(['rojo1'])
  })
})

describe('the list of chips', () => {
  it('moves focus to the neighbour of a removed chip, or to the input when no chip is left', async () => {
    const user = renderColours(['rojo1', 'verde2'])
    await user.click(removeButton('rojo1'))
    expect(removeButton('verde2')).toHaveFocus()
    await user.click(removeButton('verde2'))
    expect(field()).toHaveFocus()
    expect(chips()).toEqual([])
  })

  it('is one tab stop, at the last focused chip', async () => {
    const user = renderColours(['rojo1', 'verde2'])
    await user.click(field())
    await user.tab({ shift: true })
    expect(removeButton('verde2')).toHaveFocus()
    await user.keyboard('{Home}')
    await user.tab()
    expect(field()).toHaveFocus()
    await user.tab({ shift: true })
    expect(removeButton('rojo1')).toHaveFocus()
  })

  it.each([
    ['{ArrowUp}', 'verde2'],
    ['{ArrowLeft}', 'verde2'],
    ['{ArrowDown}', 'gris4'],
    ['{ArrowRight}', 'gris4'],
    ['{Home}', 'rojo1'],
    ['{End}', 'gris4'],
    ['x', 'azul3'],
    ['{Delete}', 'gris4'],
    ['{Backspace}', 'verde2'],
  ])('on %s, moves focus from azul3 to %s', async (key, name) => {
    const user = renderColours(['rojo1', 'verde2', 'azul3', 'gris4'])
    removeButton('azul3').focus()
    await user.keyboard(key)
    expect(removeButton(name)).toHaveFocus()
  })
})
