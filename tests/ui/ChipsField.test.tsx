import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { type Chips, noChips } from '@/ui/fields/chips'
import { ChipsField } from '@/ui/fields/ChipsField'
import { useChips } from '@/ui/fields/useChips'

const NOUN: [string, string] = ['color', 'colores']

/** Colours are what this field takes: words of at least three letters. */
function readColours(text: string) {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  return { found: words.filter((word) => word.length > 2), rejected: words.filter((word) => word.length <= 2) }
}

function Colours({ initial }: { initial: Chips }) {
  const { chips, event, actions } = useChips(() => initial, readColours)
  return (
    <>
      <ChipsField
        name="colours"
        label="Colores"
        chips={chips}
        event={event}
        actions={actions}
        read={readColours}
        noun={NOUN}
        error="No es un color."
      />
      <button type="button">Seguir</button>
    </>
  )
}

function renderColours(items: string[] = []) {
  render(<Colours initial={{ ...noChips, items }} />)
  return userEvent.setup()
}

const field = () => screen.getByLabelText('Colores')
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Lista de colores' })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : []
}
const removeButton = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` })
const status = () => screen.getByRole('status')

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

  it('Tab in an empty field moves on', async () => {
    const user = renderColours()
    await user.click(field())
    await user.tab()
    expect(screen.getByRole('button', { name: 'Seguir' })).toHaveFocus()
  })

  it('pasting adds all there is, once each, and says so quietly', async () => {
    const user = renderColours(['rojo'])
    await user.click(field())
    await user.paste('verde azul\nROJO\tazul')
    expect(chips()).toEqual(['rojo', 'verde', 'azul'])
    expect(status()).toHaveTextContent('3 colores listos. Agregamos 2 colores. 2 colores ya estaban en la lista.')
  })

  it('pasting a part leaves it to be finished', async () => {
    const user = renderColours()
    await user.click(field())
    await user.paste('ro')
    expect(field()).toHaveValue('ro')
    await user.type(field(), 'jo{Enter}')
    expect(chips()).toEqual(['rojo'])
  })

  it('a separator in the middle adds what is before it', async () => {
    const user = renderColours()
    await user.type(field(), 'rojoverde')
    await user.type(field(), ',', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(chips()).toEqual(['rojo'])
    expect(field()).toHaveValue('verde')
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

  it('is one stop of the Tab key, with arrows inside and Supr and Backspace to remove', async () => {
    const user = renderColours(['rojo', 'verde', 'azul', 'gris'])
    await user.click(field())
    await user.keyboard('{ArrowLeft}')
    expect(removeButton('gris')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(removeButton('rojo')).toHaveFocus()
    await user.keyboard('{ArrowRight}{Delete}')
    expect(removeButton('azul')).toHaveFocus()
    await user.keyboard('{Backspace}')
    expect(removeButton('rojo')).toHaveFocus()
    await user.tab()
    expect(field()).toHaveFocus()
    await user.tab({ shift: true })
    expect(removeButton('rojo')).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}')
    expect(field()).toHaveFocus()
    expect(chips()).toEqual(['rojo', 'gris'])
  })
})

describe('what is no chip', () => {
  it('stays in sight and is corrected where it stands', async () => {
    const user = renderColours()
    await user.type(field(), 'ro,ve,')
    expect(chips()).toEqual([])
    expect(status()).toHaveTextContent('0 colores listos, 2 por corregir. No agregamos ve.')

    const first = screen.getByLabelText('No agregamos: ro')
    await user.type(first, '{Enter}')
    expect(await screen.findByText('No es un color.')).toBeInTheDocument()
    expect(first).toBeInvalid()
    await user.type(first, 'jo{Enter}')
    expect(chips()).toEqual(['rojo'])
    expect(screen.getByLabelText('No agregamos: ve')).toHaveFocus()

    await user.click(removeButton('ve'))
    expect(field()).toHaveFocus()
    expect(screen.queryByText(/No agregamos:/)).not.toBeInTheDocument()
  })

  it('can be dismissed all at once', async () => {
    const user = renderColours()
    await user.click(field())
    await user.paste('ro ve az')
    await user.click(screen.getByRole('button', { name: 'Quitar los 3 que no agregamos' }))
    expect(status()).toHaveTextContent('0 colores listos')
    expect(field()).toHaveFocus()
  })
})
