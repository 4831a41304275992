import { screen } from '@testing-library/react'
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
  expect(await screen.findByRole('button', { name: 'Quitar Recorrido completo' })).toBeVisible()
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
  expect(await screen.findByRole('button', { name: 'Quitar Recorrido completo' })).toBeVisible()
})
