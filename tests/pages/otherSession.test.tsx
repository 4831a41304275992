import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { sentVisits } from '@/model/visits'
import { lastAppointmentId, readSession, saveSession } from '@/model/session'
import { selectFreePass } from '@/store/modalSlice'
import { followSession } from '@/store/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { futureDate, fillIn } from '../support/forms'
import { holdAnswer } from '../support/server'
import { visit } from '../support/visit'

const { teacher, oddTeacher } = seededAccounts
const PASS = teacher.free_pass

type Visited = Awaited<ReturnType<typeof visit>>

/** Signs the user out, and signs in the seeded teacher. */
async function change({ user, go }: Visited) {
  await go('/logout')
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
  await signIn(user, teacher)
}

async function signIn(user: UserEvent, { email, password }: { email: string; password: string }) {
  const field = await screen.findByLabelText('Correo electrónico')
  expect(field).toHaveValue('')
  await user.type(field, email)
  await user.type(screen.getByLabelText('Contraseña'), `${password}{Enter}`)
  expect((await screen.findAllByText('Bienvenid@ Mariana'))[0]).toBeVisible()
  const welcome = screen.queryByRole('dialog')
  if (welcome) await user.click(within(welcome).getByRole('button', { name: 'Continuar' }))
}

/** Releases a delayed response and waits until the application has handled it. */
async function settle(release: () => void) {
  await act(async () => {
    release()
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  })
}

it('89. a late response to a visit request is ignored if another user signed in first', async () => {
  const release = holdAnswer('post', '/appointments', { data: { id: '31' } })
  const visited = await visit('/solicitud-visita', { as: 'oddTeacher' })
  const { user, address } = visited
  await screen.findByLabelText('10:30 h')
  await fillIn(user, { '10:30 h': '', WhatsApp: '', 'Fecha de visita': futureDate })
  await user.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
  await change(visited)
  await settle(release)

  expect(address.pathname).toBe('/')
  expect(lastAppointmentId()).toBeNull()
  expect(sentVisits(oddTeacher.id).read()).toBeNull()
  expect(document.body).not.toHaveTextContent('Mi solicitud')
})

it('89. the pass in a late profile response is ignored if another user signed in first', async () => {
  const profile = { id: oddTeacher.id, profile_id: 1, name: 'Maité', free_pass: 'pase-de-otra' }
  const release = holdAnswer('get', `/users/${oddTeacher.id}`, profile)
  const visited = await visit('/mi-cuenta', { as: 'oddTeacher' })
  await change(visited)
  await visited.go('/mi-cuenta')
  await settle(release)

  expect(await screen.findByLabelText('Materia impartida')).toBeInTheDocument()
  await visited.user.click(screen.getByRole('button', { name: 'Ver mi pase' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  // Read from the store, because jsdom cannot read the QR code.
  expect(selectFreePass(visited.store.getState())).toBe(PASS)
})

/** Another tab saves a surname and an e-mail. */
function changeElsewhere({ store }: Visited, first_lastname: string, email: string) {
  const user = readSession()
  if (user) saveSession({ ...user, first_lastname, email }, 'hash')
  act(() => store.dispatch(followSession()))
}

it.each(['/mi-cuenta', '/contacto', '/solicitud-patrocinio'])(
  '137. the untouched fields of %s follow the surname and e-mail that another tab saves, and a changed field stays',
  async (path) => {
    const visited = await visit(path, { as: 'teacher' })
    const email = await screen.findByLabelText('Correo electrónico')
    await waitFor(() => expect(email).toHaveValue(teacher.email))
    changeElsewhere(visited, 'Nuevo', 'nuevo@x.mx')
    expect(email).toHaveValue('nuevo@x.mx')

    await visited.user.type(email, '.uno')
    changeElsewhere(visited, 'Otro', 'otro@x.mx')
    expect(email).toHaveValue('nuevo@x.mx.uno')
    const surnames = screen.queryAllByLabelText<HTMLInputElement>('Primer apellido')
    expect(surnames.map(({ value }) => value)).toEqual(path === '/contacto' ? [] : ['Otro'])
  },
)
