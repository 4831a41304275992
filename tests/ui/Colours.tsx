import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { noChange, noChips } from '@/ui/chips/chips'
import { ChipsField } from '@/ui/chips/ChipsField'

import { Form } from './Form'

const NOUN: [string, string] = ['color', 'colores']

/** Colours are what this field takes: words of at least three letters. */
function readColours(text: string) {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  return { found: words.filter((word) => word.length > 2), rejected: words.filter((word) => word.length <= 2) }
}

/** A form with such a field. @param items the chips that are in it */
export function renderColours(items: string[] = []) {
  render(
    <Form initial={{ colours: { ...noChange, chips: { ...noChips, items } } }}>
      <ChipsField name="colours" label="Colores" read={readColours} noun={NOUN} error="No es un color." />
      <button type="button">Seguir</button>
    </Form>,
  )
  return userEvent.setup()
}

export const field = () => screen.getByLabelText<HTMLInputElement>('Colores')
export const chips = () => {
  const list = screen.queryByRole('list', { name: 'Lista de colores' })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : []
}
export const removeButton = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` })
export const status = () => screen.getByRole('status')
