import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { selectRequest } from '@/store/request'
import { sessionOf, signedIn } from '@/store/session'
import { loadServices } from '@/store/visitRequestSlice'

import { seededAccounts } from '@/mocks/embeddedApi'
import { answer, received, server } from '../support/server'
import { type Person, signInAs, visit } from '../support/visit'

const asked = async () => (await received()).map(({ line }) => line).filter((line) => line.startsWith('GET '))

const pages: { path: string; as?: Person; asks: string[] }[] = [
  { path: '/registro', asks: ['/profiles', '/themes'] },
  { path: '/servicios-escolares', asks: ['/packages'] },
  { path: '/requisitos', asks: ['/requirements'] },
  { path: '/requisitos-patrocinio', asks: ['/sponsorship_requirements'] },
  { path: '/justificacion-proyecto', asks: ['/justifications'] },
  { path: '/responder-cuestionario', asks: ['/tests/1'] },
  {
    path: '/solicitud-visita',
    as: 'teacher',
    asks: ['/packages', '/schedules', '/school_grades', '/contact_preferences', `/users/${seededAccounts.teacher.id}`],
  },
  {
    path: '/solicitud-patrocinio',
    as: 'teacher',
    asks: ['/school_types', '/school_grades', `/users/${seededAccounts.teacher.id}`],
  },
  {
    path: '/mi-cuenta',
    as: 'teacher',
    asks: ['/themes', `/users/${seededAccounts.teacher.id}`, '/schools', '/school_grades', '/school_types'],
  },
]

const emailField = () => screen.findByLabelText('Correo electrónico')

const signedInAs = (as: Person | undefined) => (as === undefined ? {} : { as })

describe('the data of a page', () => {
  it.each(pages)('is fetched once before $path renders', async ({ path, as, asks }) => {
    await visit(path, {
      ...signedInAs(as),
      ahead: () => vi.waitFor(async () => expect(await asked()).toHaveLength(asks.length)),
    })
    const first = (await asked()).slice(0, asks.length)
    expect(first.map((line) => line.replace(/^GET |\?.*/g, ''))).toEqual(asks)
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect((await asked()).slice(asks.length).filter((line) => first.includes(line))).toEqual([])
  })

  it('is not fetched again automatically if the request before the first render failed', async () => {
    answer('get', '/packages', {}, 500)
    const { user } = await visit('/servicios-escolares', {
      ahead: (store) => vi.waitFor(() => expect(selectRequest(store.getState(), loadServices).status).toBe('failed')),
    })
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'Recorrido completo' })).toBeInTheDocument()
    expect(await asked()).toHaveLength(2)
  })

  it('is fetched again when the user signs in after the session expired', async () => {
    answer('get', '/schedules', {}, 401)
    const { user } = await visit('/solicitud-visita', {
      as: 'teacher',
      ahead: (store) => vi.waitFor(() => expect(store.getState().auth.user).toBeNull()),
    })
    server.resetHandlers()
    const { email, password } = seededAccounts.teacher
    expect(await emailField()).toHaveValue(email)
    await user.type(screen.getByLabelText('Contraseña'), password)
    await user.keyboard('{Enter}')
    expect(await screen.findByLabelText('10:30 h')).toBeInTheDocument()
  })

  it('is fetched again when another user signs in from another tab', async () => {
    const { store } = await visit('/mi-cuenta', { as: 'teacher' })
    expect(await emailField()).toHaveValue(seededAccounts.teacher.email)
    const parent = await signInAs('parent')
    act(() => void store.dispatch(signedIn(sessionOf(parent))))
    await waitFor(async () => expect(await emailField()).toHaveValue(seededAccounts.parent.email))
  })

  it.each([
    { path: '/solicitud-visita', who: 'signed-out users' },
    { path: '/solicitud-visita', who: 'a parent', as: 'parent' as const },
    { path: '/registro', who: 'a teacher', as: 'teacher' as const },
  ])('is not fetched when the guard of $path redirects $who', async ({ path, as }) => {
    const { address } = await visit(path, { ...signedInAs(as), ahead: () => Promise.resolve() })
    expect(address.pathname).not.toBe(path)
    // Ignores the profile, which the home page fetches after the redirect.
    expect((await asked()).filter((line) => !line.includes('/users/'))).toEqual([])
  })
})
