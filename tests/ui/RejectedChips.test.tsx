import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chips, field, removeButton, renderColours, status } from './Colours'

const addSecond = () => screen.getAllByRole('button', { name: 'Agregar' })[1] ?? document.body

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

  it('is no longer called wrong while it is corrected, by button or Enter, and leads to what is next', async () => {
    const user = renderColours()
    await user.click(field())
    await user.paste('ro ve az')
    const second = screen.getByLabelText('No agregamos: ve')
    await user.click(addSecond())
    expect(second).toHaveAccessibleDescription(/No es un color\./)
    await user.type(second, 'r')
    expect(second).toBeValid()
    expect(screen.queryByText('No es un color.')).not.toBeInTheDocument()
    fireEvent.keyDown(second, { key: 'Enter', isComposing: true })
    expect(chips()).toEqual([])
    await user.click(addSecond())
    expect(chips()).toEqual(['ver'])
    expect(screen.getByLabelText('No agregamos: az')).toHaveFocus()
    await user.click(removeButton('az'))
    expect(screen.getByLabelText('No agregamos: ro')).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Quitar los/ })).not.toBeInTheDocument()
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
