import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { type Route, routeAt, routes } from '@/app/routes'
import * as authSlice from '@/store/authSlice'
import * as questionnaireSlice from '@/store/questionnaireSlice'
import { selectRequest } from '@/store/request'
import { sessionOf, signedIn } from '@/store/session'
import * as sponsorshipSlice from '@/store/sponsorshipRequestSlice'
import * as visitSlice from '@/store/visitRequestSlice'

import { seededAccounts } from '@/mocks/embeddedApi'
import { openRow, settle } from '../support/pageRow'
import { pageRows } from '../support/secondStates'
import { answer, received, server } from '../support/server'
import { type Person, signInAs, visit } from '../support/visit'

const asked = async () => (await received()).map(({ line }) => line).filter((line) => line.startsWith('GET '))

/** Every `listThunk` of the store. */
const listThunks = Object.values({ ...authSlice, ...questionnaireSlice, ...sponsorshipSlice, ...visitSlice }).filter(
  (value) => typeof value === 'function' && 'select' in value,
)

const emailField = () => screen.findByLabelText('Correo electrónico')

const signedInAs = (as: Person | undefined) => (as === undefined ? {} : { as })

const guarded = (wanted: Route['guard']) => routes.filter(({ guard }) => guard === wanted).map(({ path }) => path)

describe('the data of a page', () => {
  // The account page reads the schools also for parents, who need none.
  it.each(pageRows.filter(({ as }) => as !== 'parent'))(
    'is fetched once: $url reads its route’s lists, and no list that nothing fetches',
    async (row) => {
      const reads = listThunks.map((list) => ({ list, read: vi.spyOn(list, 'select') }))
      const opened = await openRow(row)
      await settle(opened)
      const { lists = [] } = routeAt(row.url.split('?')[0] ?? '')
      const used = reads.filter(({ read }) => read.mock.calls.length > 0).map(({ list }) => list)
      const idle = used.filter((list) => selectRequest(opened.store.getState(), list).status === 'idle')
      expect(idle.map(({ typePrefix }) => typePrefix)).toEqual([])
      expect(used).toEqual(expect.arrayContaining([...lists]))
      expect(new Set(await asked()).size).toBe((await asked()).length)
    },
  )

  it('contains the teacher of a class link, who is looked up once, before the first render', async () => {
    const { user } = await visit('/responder-cuestionario?codigo=101101', {
      ahead: () => vi.waitFor(async () => expect(await asked()).toContain('GET /users/101101')),
    })
    await user.click(await screen.findByRole('button', { name: 'Comenzar' }))
    expect((await asked()).filter((line) => line.includes('/users/'))).toEqual(['GET /users/101101'])
  })

  it('is not fetched again automatically if the request before the first render failed', async () => {
    answer('get', '/packages', {}, 500)
    const { user } = await visit('/servicios-escolares', {
      ahead: (store) =>
        vi.waitFor(() => expect(selectRequest(store.getState(), visitSlice.loadServices).status).toBe('failed')),
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

  it.each<{ path: string; who: string; to: string; as?: Person }>([
    ...[...guarded('signedIn'), ...guarded('teacher')].map((path) => ({ path, who: 'signed-out users', to: '/login' })),
    ...guarded('teacher').map((path) => ({ path, who: 'a parent', as: 'parent' as const, to: '/' })),
    { path: '/registro', who: 'a teacher', as: 'teacher', to: '/' },
  ])('18. is not fetched when the guard of $path redirects $who to $to', async ({ path, as, to }) => {
    const { address } = await visit(path, { ...signedInAs(as), ahead: () => Promise.resolve() })
    expect(address.pathname).toBe(to)
    // Ignores the profile, which the home page fetches after the redirect.
    expect((await asked()).filter((line) => !line.includes('/users/'))).toEqual([])
  })
})
