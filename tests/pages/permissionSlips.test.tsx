import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { main, PAGE, sent, signInWith } from '../support/sentVisits'
import { visit } from '../support/visit'

const BUTTON = 'Permisos para las familias'

const slips = () => within(screen.getByRole('dialog', { name: BUTTON })).getAllByRole('listitem', { hidden: true })

it('119. the permission slips are printed once per student, with all known data filled in', async () => {
  await signInWith({ ...sent, groups: [...sent.groups, { label: 'Grupo 3, Primaria', count: 4 }] })
  const { user } = await visit(PAGE)
  await user.click(await screen.findByRole('button', { name: BUTTON }))
  expect(screen.getByRole('dialog')).toHaveTextContent('84 permisos en 28 hojas')
  expect(slips()).toHaveLength(84)
  await waitFor(() => expect(slips()[83]).toHaveTextContent(/Escuela(?!_)/))
  const known = [
    'viernes',
    '11 de diciembre',
    'de 2099',
    '10:30 h',
    'Folio 20500',
    'Recorrido completo',
    'Costo por estudiante$',
    'Mariana Ríos Cano',
  ]
  const blank = ['Nombre de la o el estudiante', 'Nombre y firma de madre, padre o tutor', 'Teléfono']
  for (const words of [...known, ...blank]) expect(slips()[83]).toHaveTextContent(words)
  // The teacher prints the slips once the museum has confirmed the day.
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Por confirmar')
})

it('119. the permission slips have blank lines for an unknown day, hour, service and cost', async () => {
  await signInWith({ ...sent, service: null, date: '', schedule: '' })
  const { user } = await visit(PAGE)
  await user.click(await screen.findByRole('button', { name: BUTTON }))
  expect(slips()[0]).toHaveTextContent(/Día _+ Hora _+/)
  expect(slips()[0]).toHaveTextContent(/Servicio_+Docente.*Costo por estudiante_+/)
})

it.each([
  ['virtual', { ...sent, service: { id: '5', name: 'Visita virtual', price: 45 } }],
  ['past', { ...sent, date: '2020-12-11' }],
])('a %s visit has no permission slips', async (_kind, request) => {
  await signInWith(request)
  await visit(PAGE)
  await screen.findByText(/Tu folio es 20500\./)
  expect(main().queryByRole('button', { name: BUTTON })).not.toBeInTheDocument()
})
