import { screen } from '@testing-library/react'

import { type Person, visit } from './visit'

export const save = () => screen.findByRole('button', { name: 'Guardar cambios' })

export async function openAccount(as: Person) {
  const visited = await visit('/mi-cuenta', { as })
  await save()
  return visited
}
