import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import art from '@/art/r2-cuenta-validada.svg'
import { Result } from '@/ui/Result'

it('a result focuses its title, or the message above the title if there is one, and lists the next steps in order', () => {
  const { unmount } = render(
    <Result title="Correo enviado" art={art} steps={['Ábrelo.', 'Responde.']} actions={<a href="/login">Seguir</a>}>
      <p>A ana@escuela.mx</p>
    </Result>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Correo enviado' })).toHaveFocus()
  const steps = within(screen.getByRole('list', { name: 'Qué sigue' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Ábrelo.', 'Responde.'])
  unmount()

  render(
    <Result title="Revisa tu correo" message="Tu cuenta ha sido creada Ana" art={art} actions={null}>
      <p>A ana@escuela.mx</p>
    </Result>,
  )
  expect(screen.getByRole('heading', { name: 'Tu cuenta ha sido creada Ana' })).toHaveFocus()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
