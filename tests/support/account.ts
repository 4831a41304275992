import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

import { type Person, visit } from './visit'

export const save = () => screen.findByRole('button', { name: 'Guardar cambios' })

/** Opens the closed rows of the account, unless the account failed to load. @param count the number of rows */
export async function openRows(user: UserEvent, count = 2) {
  // On a busy machine, the code of the school's row may take longer than `waitFor` waits.
  await import('@/features/profile/TeacherFields')
  await waitFor(() => {
    const hasFailed = screen.queryByRole('button', { name: 'Reintentar' }) !== null
    const rows = within(screen.getByRole('main')).queryAllByText(/^(?:Cambiar|Cerrar)$/)
    expect(rows).toHaveLength(hasFailed ? 0 : count)
  })
  for (const row of screen.queryAllByText('Cambiar')) await user.click(row)
}

export const openTeacherRows = (user: UserEvent) => openRows(user, 4)

export async function openAccount(as: Person) {
  const visited = await visit('/mi-cuenta', { as })
  await openRows(visited.user, as.startsWith('teacher') ? 4 : 2)
  return visited
}
