import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chips, field, removeButton, renderColours, status } from './Colours'

describe('adding', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['space', ' '],
    ['comma', ','],
    ['semicolon', ';'],
    ['Tab', '{Tab}'],
  ])('%s makes a chip of what is typed, and the field goes on', async (_key, typed) => {
    const user = renderColours()
    await user.type(field(), `rojo${typed}`)
    expect(chips()).toEqual(['rojo'])
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(status()).toHaveTextContent('1 color listo. Agregamos rojo.')
  })

  it('leaving the field makes a chip too', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo')
    await user.click(screen.getByRole('button', { name: 'Seguir' }))
    expect(await screen.findByRole('button', { name: 'Quitar rojo' })).toBeInTheDocument()
  })

  it('pasting adds all there is, once each, and says so quietly', async () => {
    const user = renderColours(['rojo'])
    await user.click(field())
    await user.paste('verde azul\nROJO\tazul')
    expect(chips()).toEqual(['rojo', 'verde', 'azul'])
    expect(status()).toHaveTextContent('3 colores listos. Agregamos 2 colores. 2 colores ya estaban en la lista.')
  })

  it('a separator in the middle adds what is before it', async () => {
    const user = renderColours()
    await user.type(field(), 'rojoverde')
    await user.type(field(), ',', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(chips()).toEqual(['rojo'])
    expect(field()).toHaveValue('verde')
  })

  it('pasting in the middle of what is typed takes both parts with it', async () => {
    const user = renderColours()
    await user.type(field(), 'rojoverde')
    field().setSelectionRange(4, 4)
    await user.paste(' azul ')
    expect(chips()).toEqual(['rojo', 'azul', 'verde'])
    expect(field()).toHaveValue('')
  })

  it('leaves the keys of an input method alone', () => {
    renderColours()
    fireEvent.change(field(), { target: { value: 'rojo' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(chips()).toEqual([])
    expect(field()).toHaveValue('rojo')
  })

  it('neither Enter nor leaving makes a chip of blanks', async () => {
    const user = renderColours()
    fireEvent.change(field(), { target: { value: ' ' } })
    await user.type(field(), '{Enter}')
    expect(status()).toHaveTextContent(/^0 colores listos$/)
  })

  it('going to another window leaves what is typed as it is', async () => {
    const user = renderColours()
    await user.type(field(), 'rojo')
    fireEvent.blur(field())
    await user.type(field(), 's')
    expect(field()).toHaveValue('rojos')
    expect(chips()).toEqual([])
  })

  it('Tab in an empty field moves on, and Shift and Tab go back with what is typed', async () => {
    const user = renderColours()
    await user.click(field())
    await user.tab()
    expect(screen.getByRole('button', { name: 'Seguir' })).toHaveFocus()
    await user.type(field(), 'rojo')
    await user.tab({ shift: true })
    expect(field()).not.toHaveFocus()
  })
})

describe('removing', () => {
  it('by button keeps focus on a neighbour, and on the field when none is left', async () => {
    const user = renderColours(['rojo', 'verde'])
    await user.click(removeButton('rojo'))
    expect(removeButton('verde')).toHaveFocus()
    expect(status()).toHaveTextContent('1 color listo. Quitamos rojo.')
    await user.click(removeButton('verde'))
    expect(field()).toHaveFocus()
    expect(chips()).toEqual([])
  })

  it('Backspace in the empty field takes the last one, and only characters otherwise', async () => {
    const user = renderColours(['rojo', 'verde'])
    await user.type(field(), 'az{Backspace}{Backspace}')
    expect(chips()).toEqual(['rojo', 'verde'])
    await user.keyboard('{Backspace}')
    expect(chips()).toEqual(['rojo'])
  })

  it('is one stop of the Tab key, which comes back to where it was', async () => {
    const user = renderColours(['rojo', 'verde'])
    await user.click(field())
    await user.keyboard('{ArrowLeft}{Home}')
    await user.tab()
    expect(field()).toHaveFocus()
    await user.tab({ shift: true })
    expect(removeButton('rojo')).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}')
    expect(field()).toHaveFocus()
  })
})

describe('the keys in the list', () => {
  it.each([
    ['{ArrowUp}', 'verde'],
    ['{ArrowLeft}', 'verde'],
    ['{ArrowDown}', 'gris'],
    ['{ArrowRight}', 'gris'],
    ['{Home}', 'rojo'],
    ['{End}', 'gris'],
    ['x', 'azul'],
    ['{Delete}', 'gris'],
    ['{Backspace}', 'verde'],
  ])('%s from azul leads to %s', async (key, name) => {
    const user = renderColours(['rojo', 'verde', 'azul', 'gris'])
    removeButton('azul').focus()
    await user.keyboard(key)
    expect(removeButton(name)).toHaveFocus()
  })

  it('of the field go to the list only from its start', async () => {
    const user = renderColours(['rojo'])
    await user.type(field(), 'az{ArrowLeft}')
    expect(field()).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(removeButton('rojo')).toHaveFocus()
  })

  it('a Backspace that is held down takes no chip', () => {
    renderColours(['rojo'])
    fireEvent.keyDown(field(), { key: 'Backspace', repeat: true })
    expect(chips()).toEqual(['rojo'])
  })
})
