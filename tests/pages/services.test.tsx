import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { visit } from '../support/visit'

/** The services as a teacher finds them by the link of their visit request. */
async function openFromRequest() {
  const visitor = await visit('/solicitud-visita', { as: 'teacher' })
  await visitor.user.click(await screen.findByRole('link', { name: 'Cambiar servicio' }))
  await screen.findByRole('heading', { level: 1, name: 'Servicios escolares' })
  return visitor
}

it('27. a service can be chosen by whoever came from the visit request', async () => {
  await openFromRequest()
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar Recorrido Memoria' }))
  expect(await screen.findByRole('button', { name: 'Quitar Recorrido Memoria' })).toBeVisible()
})

it('27. the first service, which holds when there is no choice, cannot be removed', async () => {
  await openFromRequest()
  expect(await screen.findByText('En tu visita', { selector: 'li *' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Quitar / })).not.toBeInTheDocument()
})

it('27. whoever has left for another page finds the services only to read, also by the way back', async () => {
  const { goBack, go } = await openFromRequest()
  await go('/preguntas-frecuentes')
  await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })
  await goBack()
  expect(await screen.findByRole('heading', { name: 'Recorrido completo' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Agregar|Quitar) / })).not.toBeInTheDocument()
})

it('27. whoever comes back to the visit request can go on choosing', async () => {
  const { user, go } = await openFromRequest()
  await go('/preguntas-frecuentes')
  await go('/solicitud-visita')
  await user.click(await screen.findByRole('link', { name: 'Cambiar servicio' }))
  expect(await screen.findByRole('button', { name: 'Agregar Recorrido Memoria' })).toBeVisible()
})

it('79. students and adults typed once price every service, and stand in the form later', async () => {
  const { user } = await visit('/servicios-escolares')
  await user.type(await screen.findByLabelText(/^Estudiantes/), '80')
  await user.type(screen.getByLabelText(/^Docentes y acompañantes/), '4')
  expect(await screen.findByText(/Precios para 84 personas/)).toBeInTheDocument()
  const first = within(
    screen.getAllByRole('listitem').find((item) => item.textContent.includes('Recorrido completo')) ?? document.body,
  )
  expect(first.getByText('$7,980.00 para 84')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver requisitos' })).toHaveAttribute('href', '/requisitos')
  cleanup()
  await visit('/solicitud-visita', { as: 'teacher' })
  expect(await screen.findByLabelText('Número de estudiantes')).toHaveValue('80')
  expect(screen.getByLabelText('Profesores')).toHaveValue('4')
  expect(screen.getByRole('region', { name: 'Precotización' })).toHaveTextContent('84')
})

it('79. says what the numbers are for while there are none', async () => {
  await visit('/servicios-escolares')
  expect(await screen.findByText(/verás el precio de cada servicio para tu grupo/)).toBeInTheDocument()
  expect(screen.queryByText(/para 84/)).not.toBeInTheDocument()
})
