import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { readSession, saveSession } from '@/model/session'
import { followSession } from '@/store/session'

import { seededAccounts } from '@/mocks/embeddedApi'
import { visit } from '../support/visit'

const { teacher } = seededAccounts

type Visited = Awaited<ReturnType<typeof visit>>

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
