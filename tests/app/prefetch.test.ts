import { act, screen } from '@testing-library/react'
import { beforeEach, afterEach, describe, expect, it, test, vi } from 'vitest'

import { prefetchPages } from '@/app/prefetch'
import { routes } from '@/app/routes'
import { clearSession } from '@/model/session'
import { selectRequest } from '@/store/request'
import { storedSession } from '@/store/session'
import { type AppStore, makeStore } from '@/store/store'
import { loadSchedules } from '@/store/visitRequestSlice'

import { answer, holdAnswer, received, server } from '../support/server'
import { type Person, signInAs, visit } from '../support/visit'

const prefetched = vi.fn<(page: string) => void>()
let stop = () => {}

beforeEach(() => {
  prefetched.mockReset()
  for (const { page } of routes) {
    vi.spyOn(page, 'prefetch').mockImplementation(() => {
      prefetched(page.source.replace('src/pages/', ''))
      return Promise.resolve()
    })
  }
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  delete document.documentElement.dataset['live']
})

const start = (store: AppStore = makeStore(storedSession())) => {
  stop = prefetchPages(store)
  return store
}

const pointAt = (element: Element | null | undefined, event = 'pointerover') =>
  element?.dispatchEvent(new Event(event, { bubbles: true }))

/** Adds a link to the page and hovers over it. */
function pointAtLinkTo(path: string) {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  pointAt(link)
}

const inSight = (text: string, top: number) => {
  const link = [...document.links].find(({ textContent }) => textContent.includes(text))
  if (link) link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
}

describe('the code of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    document.body.innerHTML = `
      <header><a href="/">Inicio</a></header>
      <main>
        <a href="/login"><b>Iniciar sesión</b></a>
        <a href="https://otro.example/login">Otro sitio</a>
        <a href="/contacto">Contacto</a>
        <details><summary>Menú</summary><a href="/terminos-condiciones">Términos</a></details>
      </main>`
  })

  test.each(['pointerover', 'touchstart', 'focusin'])(
    'is prefetched on %s of an internal link, but not of an external link',
    (event) => {
      start()
      pointAt(document.querySelector('b'), event)
      pointAt(document.links[2], event)
      expect(prefetched.mock.calls).toEqual([['LoginPage.tsx']])
    },
  )

  test('is prefetched for the visible links in main once the current page is hydrated and stops changing', async () => {
    inSight('Inicio', 10)
    inSight('Iniciar sesión', 100)
    inSight('Otro sitio', 100)
    inSight('Contacto', 5000)
    inSight('Términos', 100)
    start()
    document.body.append(document.createElement('p'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(prefetched).not.toHaveBeenCalled()
    document.documentElement.dataset['live'] = ''
    await vi.advanceTimersByTimeAsync(400)
    document.body.append(document.createElement('p'))
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(400)
    expect(prefetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(prefetched.mock.calls).toEqual([['LoginPage.tsx']])
  })

  test('is prefetched for the links that scrolling makes visible', async () => {
    document.documentElement.dataset['live'] = ''
    start()
    await vi.advanceTimersByTimeAsync(1000)
    inSight('Contacto', 100)
    document.dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(600)
    expect(prefetched.mock.calls).toEqual([['ContactPage.tsx']])
  })
})

const fetched = async () => (await received()).map(({ line }) => line.replace(/^GET |\?.*/g, ''))
const settled = (store: AppStore) =>
  vi.waitFor(() => {
    const { auth, visitRequest, questionnaire } = store.getState()
    const requests = [auth, visitRequest, questionnaire].flatMap((slice) => Object.values(slice.requests))
    expect(requests.filter(({ status }) => status === 'loading')).toEqual([])
  })

describe('a hovered link', () => {
  it.each<{ path: string; as: Person | 'visitor'; page: string; lists: string[] }>([
    { path: '/registro', as: 'visitor', page: 'RegistrationPage', lists: ['/profiles', '/themes'] },
    { path: '/responder-cuestionario', as: 'visitor', page: 'AnswerQuestionnairePage', lists: ['/tests/1'] },
    { path: '/login', as: 'visitor', page: 'LoginPage', lists: [] },
    // The account and the schools are not prefetched.
    { path: '/mi-cuenta', as: 'teacher', page: 'AccountPage', lists: ['/themes'] },
    {
      path: '/solicitud-visita',
      as: 'teacher',
      page: 'VisitRequestPage',
      lists: ['/packages', '/schedules', '/school_grades', '/contact_preferences'],
    },
    // The guard redirects to another page, which is prefetched instead.
    { path: '/solicitud-visita', as: 'visitor', page: 'LoginPage', lists: [] },
    { path: '/solicitud-visita', as: 'parent', page: 'HomePage', lists: [] },
    { path: '/registro', as: 'teacher', page: 'HomePage', lists: [] },
  ])('to $path prefetches $page and the lists $lists once for the user $as', async ({ path, as, page, lists }) => {
    if (as !== 'visitor') await signInAs(as)
    const before = (await received()).length
    const store = start()
    pointAtLinkTo(path)
    pointAtLinkTo(path)
    await settled(store)
    pointAtLinkTo(path)
    await settled(store)
    expect((await fetched()).slice(before)).toEqual(lists)
    expect(new Set(prefetched.mock.calls.flat())).toEqual(new Set([`${page}.tsx`]))
  })

  it('prefetches no lists that require a session when the cookies are missing', async () => {
    await signInAs('teacher')
    const store = start()
    clearSession()
    pointAtLinkTo('/solicitud-visita')
    expect(selectRequest(store.getState(), loadSchedules).status).toBe('idle')
  })

  test.each([
    ['saves data', { onLine: true, connection: { saveData: true } }],
    ['has a slow connection', { onLine: true, connection: { effectiveType: 'slow-2g' } }],
    ['is offline', { onLine: false }],
  ])('prefetches nothing for a user who %s', async (_who, navigator) => {
    vi.stubGlobal('navigator', navigator)
    start()
    pointAtLinkTo('/servicios-escolares')
    expect(prefetched).not.toHaveBeenCalled()
    expect(await fetched()).toEqual([])
  })
})

describe('a prefetched list that fails', () => {
  it('is not fetched again until its page opens, and its failure is shown only then', async () => {
    answer('get', '/packages', {}, 500)
    const { store, go } = await visit('/login')
    start(store)
    pointAtLinkTo('/servicios-escolares')
    await settled(store)
    pointAtLinkTo('/servicios-escolares')
    await settled(store)
    expect(await fetched()).toEqual(['/packages'])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await go('/servicios-escolares')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de servidor')
    expect(await fetched()).toEqual(['/packages', '/packages'])
  })

  it('is fetched again if its page opened during the request', async () => {
    const release = holdAnswer('get', '/packages', {}, 500)
    const { store, go } = await visit('/login')
    start(store)
    pointAtLinkTo('/servicios-escolares')
    window.history.replaceState(null, '', '/servicios-escolares')
    await go('/servicios-escolares')
    await vi.waitFor(async () => expect(await fetched()).toEqual(['/packages']))
    server.resetHandlers()
    act(release)
    expect(await screen.findByRole('heading', { name: 'Recorrido completo' })).toBeInTheDocument()
    expect(await fetched()).toEqual(['/packages', '/packages'])
  })

  it('does not end the session on a 401 until its page opens', async () => {
    answer('get', '/schedules', {}, 401)
    const { store, go } = await visit('/enviar-cuestionario', { as: 'teacher' })
    start(store)
    pointAtLinkTo('/solicitud-visita')
    await settled(store)
    expect(await fetched()).toContain('/schedules')
    expect(store.getState().auth.user).not.toBeNull()
    await go('/solicitud-visita')
    expect(await screen.findByRole('heading', { level: 1, name: 'Entra a tu cuenta' })).toBeInTheDocument()
  })
})
