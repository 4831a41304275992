import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { TextFileDrop } from '@/ui/chips/TextFileDrop'

/** A place for files that wants no empty one. @returns the texts that it was given */
function renderDrop() {
  const taken: [text: string, name: string][] = []
  const onText = (text: string, name: string) => {
    taken.push([text, name])
    return text === '' ? `«${name}» está vacío.` : undefined
  }
  const { unmount } = render(<TextFileDrop id="archivo" label="Elegir un archivo" hint="CSV o texto" onText={onText} />)
  return { taken, unmount }
}

const choose = () => screen.getByLabelText<HTMLInputElement>('Elegir un archivo')
const files = (...some: File[]) => ({ dataTransfer: { types: ['Files'], files: some } })
const text = { dataTransfer: { types: ['text/plain'], files: [] } }

/** Fires an event of dragging on the page, which jsdom has no class for. @returns whether it was kept from the browser */
function drag(type: 'dragOver' | 'drop', data: object): boolean {
  const event = createEvent[type](document.body, data)
  fireEvent(document.body, event)
  return event.defaultPrevented
}

describe('a file that is dragged', () => {
  it('is the business of the browser again once the place is gone, and so is a text', () => {
    const { unmount } = renderDrop()
    expect(drag('dragOver', text)).toBe(false)
    expect(drag('drop', text)).toBe(false)
    unmount()
    expect(drag('drop', files())).toBe(false)
  })
})

describe('files that are chosen', () => {
  it('are all taken, and what is wrong with each is said until the next ones', async () => {
    const user = userEvent.setup()
    const { taken } = renderDrop()
    expect(choose()).toHaveAccessibleDescription('CSV o texto')
    const broken = new File(['x'], 'roto.csv')
    broken.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    await user.upload(choose(), [new File([''], 'nada.csv'), broken, new File(['a@x.mx'], 'grupo.csv')])
    const sentences =
      '«nada.csv» está vacío. No pudimos abrir «roto.csv». Ciérralo en los otros programas y elígelo otra vez.'
    expect(await screen.findByRole('alert')).toHaveTextContent(sentences)
    expect(choose()).toHaveAccessibleDescription(`CSV o texto ${sentences}`)
    expect(taken).toEqual([
      ['', 'nada.csv'],
      ['a@x.mx', 'grupo.csv'],
    ])
    await user.upload(choose(), new File(['b@x.mx'], 'grupo.csv'))
    await expect.poll(() => screen.getByRole('alert').textContent).toBe('')
    expect(choose()).toHaveAccessibleDescription('CSV o texto')
  })
})
