import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { main, PAGE, sent, signInWith } from '../support/sentVisits'
import { visit } from '../support/visit'

const BUTTON = 'Permisos para las familias'

const slips = () => within(screen.getByRole('dialog', { name: BUTTON })).getAllByRole('listitem', { hidden: true })

async function openSlips(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: BUTTON }))
  return within(await screen.findByRole('dialog', { name: BUTTON }))
}

it('119. the permission slips are printed once per student, with all known data filled in', async () => {
  await signInWith({ ...sent, groups: [...sent.groups, { label: 'Grupo 3, Primaria', count: 4 }] })
  const { user } = await visit(PAGE)
  await openSlips(user)
  expect(screen.getByRole('dialog')).toHaveTextContent('84 permisos en 28 hojas')
  expect(slips()).toHaveLength(84)
  await waitFor(() => expect(slips()[83]).toHaveTextContent(/Escuela(?!_)/))
  const known = [
    'Viernes',
    '11 de diciembre',
    'de 2099',
    '10:30 h',
    'Folio 20500',
    'Recorrido completo',
    'Mariana Ríos Cano',
    'Por confirmar',
  ]
  for (const words of known) expect(slips()[83]).toHaveTextContent(words)
  expect(slips()[83]).toHaveTextContent(
    /Doy permiso a _+ para asistir a esta visita\.Teléfono ?Nombre y firma de madre, padre o tutor$/,
  )
})

it('132. the cost on the slips is in whole pesos that cover the total, and can be left out', async () => {
  await signInWith({ ...sent, groups: [{ label: 'Grupo 1, Secundaria', count: 84 }], teachers: 5 })
  const { user } = await visit(PAGE)
  const dialog = await openSlips(user)
  // 89 people pay $8,455, which is $100.65 for each of 84 students.
  expect(slips()[0]).toHaveTextContent('Costo por estudiante$101, si el total se reparte entre 84')
  const cost = dialog.getByRole('textbox', { name: /^Costo por estudiante/ })
  await user.clear(cost)
  expect(slips()[0]).not.toHaveTextContent('Costo')
  await user.type(cost, '120')
  expect(slips()[0]).toHaveTextContent('Costo por estudiante$120')
})

it('132. on another computer, the folio is enough for slips that the teacher completes, and a reload keeps the details', async () => {
  let { user } = await visit(`${PAGE}?folio=20417`, { as: 'teacher' })
  let dialog = await openSlips(user)
  expect(slips()).toHaveLength(3)
  expect(slips()[0]).toHaveTextContent(/DíaPor confirmar_+Hora _+Folio 20417/)
  expect(slips()[0]).toHaveTextContent(/Punto de reunión_+Hora de regreso_+.*Servicio_+Grupo_+Qué llevar_+/)
  const details = [
    ['Hora', '9:30 h'],
    ['Grupo', '3° B'],
    ['Punto de reunión', 'Patio'],
    ['Hora de regreso', '14:00 h'],
    ['Qué llevar', 'Agua'],
    ['Estudiantes', '84'],
  ] as const
  for (const [label, text] of details) await user.type(dialog.getByLabelText(label), text)
  await user.click(dialog.getByRole('checkbox', { name: 'El museo ya confirmó' }))
  cleanup()
  ;({ user } = await visit(`${PAGE}?folio=20417`))
  dialog = await openSlips(user)
  expect(slips()).toHaveLength(84)
  expect(slips()[83]).toHaveTextContent(
    /Hora 9:30 hFolio.*Punto de reuniónPatioHora de regreso14:00 h.*Grupo3° BQué llevarAgua/,
  )
  expect(slips()[83]).not.toHaveTextContent('Por confirmar')
  // The principal's sheet shows the same details.
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  await user.click(screen.getByRole('button', { name: 'Hoja para la dirección' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Hora 9:30 hFolio.*Grupo3° BQué llevarAgua/)
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Por confirmar')
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
