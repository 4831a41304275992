import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { noChips } from '@/ui/chips/chips'
import { ChipsField } from '@/ui/chips/ChipsField'

import { Form } from './Form'

const NOUN: [string, string] = ['color', 'colores']

/** In these tests a colour is a word with a digit. A word in capitals looks like one and is none. */
function readColours(text: string) {
  const words = text.split(/[\s,;]+/)
  return { found: words.filter((word) => /\d/.test(word)), rejected: words.filter((word) => /^[A-Z]+$/.test(word)) }
}

function renderColours(items: string[] = []) {
  render(
    <Form initial={{ colours: { ...noChips, items } }}>
      <ChipsField name="colours" label="Colores" read={readColours} noun={NOUN} />
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

describe('The field', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['space', ' '],
    ['comma', ','],
    ['semicolon', ';'],
    ['Tab', '{Tab}'],
  ])('35. makes a chip of the input at %s and keeps focus', async (_key, typed) => {
    const user = renderColours()
    await user.type(field(), `rojo1${typed}`)
    expect(chips()).toEqual(['rojo1'])
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(status()).toHaveTextContent(/^1 color listo$/)
  })

  it('35. makes a chip of the input when the user leaves it', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo1')
    await user.click(screen.getByRole('button', { name: 'Seguir' }))
    expect(await screen.findByRole('button', { name: 'Quitar rojo1' })).toBeInTheDocument()
  })

  it('35. ignores duplicates and reports them', async () => {
    const user = renderColours(['rojo1'])
    await user.click(field())
    await user.paste('verde2 azul3\nROJO1\tazul3')
    expect(chips()).toEqual(['rojo1', 'verde2', 'azul3'])
    expect(status()).toHaveTextContent('3 colores listos. 2 ya estaban en la lista.')
    await user.type(field(), 'azul3 ')
    expect(status()).toHaveTextContent('3 colores listos. azul3 ya estaba en la lista.')
  })

  it('makes a chip of the text before a separator in the middle', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo1verde')
    await user.type(field(), ',', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    expect(chips()).toEqual(['rojo1'])
    expect(field()).toHaveValue('verde')
  })

  it('reads a pasted text together with the input around it', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo1verde2')
    field().setSelectionRange(5, 5)
    await user.paste(' azul3 ')
    expect(chips()).toEqual(['rojo1', 'azul3', 'verde2'])
    expect(field()).toHaveValue('')
  })

  it('35. keeps a text without chips, also after a paste, and ignores it beside a chip', async () => {
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

  it('keeps the part of a chip that is pasted', async () => {
    const user = renderColours()
    await user.click(field())
    await user.paste('ROJO')
    await user.keyboard('1{Enter}')
    expect(chips()).toEqual(['ROJO1'])
  })

  it('35. lists an invalid text, and a press moves it back into the input', async () => {
    const user = renderColours()
    await user.click(field())
    await user.paste('rojo1 VERDE AZUL')
    expect(chips()).toEqual(['rojo1'])
    await user.type(field(), 'gris')
    await user.click(screen.getByRole('button', { name: /^No agregamos: VERDE/ }))
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('gris VERDE')
    expect(screen.queryByText(/VERDE/)).not.toBeInTheDocument()
    await user.keyboard('2{Enter}')
    expect(chips()).toEqual(['rojo1', 'VERDE2'])

    await user.click(screen.getByRole('button', { name: 'Quitar lo que no agregamos' }))
    expect(screen.queryByText('AZUL')).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
  })

  it('ignores the keys of an input method', () => {
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

  it.each(['', 'color'])('lets Tab leave the input «%s», which has no chip', async (text) => {
    const user = renderColours()
    await user.type(field(), `${text}x{Backspace}`)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Seguir' })).toHaveFocus()
    expect(field()).toHaveValue(text)
  })

  it('removes the last chip at Backspace only when it is empty and the key was released before', async () => {
    const user = renderColours(['rojo1', 'verde2'])
    await user.type(field(), 'az{Backspace}{Backspace}')
    fireEvent.keyDown(field(), { key: 'Backspace', repeat: true })
    expect(chips()).toEqual(['rojo1', 'verde2'])
    await user.keyboard('{Backspace}')
    expect(chips()).toEqual(['rojo1'])
  })
})

describe('The list', () => {
  it('moves focus to a neighbour of a removed chip, and to the input after the last one', async () => {
    const user = renderColours(['rojo1', 'verde2'])
    await user.click(removeButton('rojo1'))
    expect(removeButton('verde2')).toHaveFocus()
    await user.click(removeButton('verde2'))
    expect(field()).toHaveFocus()
    expect(chips()).toEqual([])
  })

  it('is one stop of the Tab key, at the chip that had focus last', async () => {
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
  ])('moves focus at %s from azul3 to %s', async (key, name) => {
    const user = renderColours(['rojo1', 'verde2', 'azul3', 'gris4'])
    removeButton('azul3').focus()
    await user.keyboard(key)
    expect(removeButton(name)).toHaveFocus()
  })
})
