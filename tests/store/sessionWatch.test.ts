import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { signOut, storedSession, userChanged, visitRequested, watchSession } from '@/store/session'
import { type AppStore, makeStore } from '@/store/store'
import { contactDraft, visitDraft } from '@/model/drafts'
import { noProgress, questionnaireProgress } from '@/model/questionnaire'
import { clearSession, saveAppointment, saveSession } from '@/model/session'

import { someSentVisit, someUser } from '../support/examples'

const rosa = { ...someUser, name: 'Rosa', profile_id: 2, isTeacher: false }
const rosaMaria = { ...rosa, name: 'Rosa María' }
const rosaPena = { ...rosaMaria, second_lastname: 'Peña', email: 'rosa@otro.mx', profile_id: 3 }

const visit = { ...someSentVisit, appointmentId: '31' }

const changeElsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'myt.sesion-cambio' }))

// The stores of earlier tests listen too.
afterEach(() => {
  clearSession()
  changeElsewhere()
})

const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {}

/** Records every access to the cookies and every notice to other tabs, in order. */
function recorded() {
  const events: string[] = []
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get(this: Document) {
      events.push('cookies read')
      return String(cookies.get?.call(this))
    },
    set(this: Document, cookie: string) {
      events.push('cookie written')
      cookies.set?.call(this, cookie)
    },
  })
  const telling = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'myt.sesion-cambio') events.push('other tabs notified')
  })
  onTestFinished(() => {
    Object.defineProperty(Document.prototype, 'cookie', cookies)
    telling.mockRestore()
  })
  return events
}

it.each([
  {
    what: 'a changed surname',
    change: ({ dispatch }: AppStore) => {
      saveSession({ ...rosa, first_lastname: 'Peña' }, 'hash')
      dispatch(userChanged({ ...rosa, first_lastname: 'Peña' }))
    },
  },
  {
    what: 'a first visit',
    change: ({ dispatch }: AppStore) => {
      saveAppointment(visit.appointmentId)
      dispatch(visitRequested(visit))
    },
  },
  { what: 'a sign-out', change: ({ dispatch }: AppStore) => dispatch(signOut(rosa.id)) },
])('watchSession notifies other tabs of $what only after the cookies are written and read back', ({ change }) => {
  saveSession(rosa, 'hash')
  const store = makeStore(storedSession())
  watchSession(store)
  const events = recorded()

  change(store)

  const sinceLastWrite = new Set(events.slice(events.lastIndexOf('cookie written')))
  expect([...sinceLastWrite]).toEqual(['cookie written', 'cookies read', 'other tabs notified'])
})

it('137. watchSession adopts the session of another tab, and every change of the user', () => {
  saveSession(rosa, 'hash')
  const store = makeStore(storedSession())
  watchSession(store)

  saveSession(rosaMaria, 'hash')
  window.dispatchEvent(new StorageEvent('storage', { key: 'myt.sesion-cambio' }))
  expect(store.getState().auth.user).toEqual(rosaMaria)

  saveSession(rosaPena, 'hash')
  window.dispatchEvent(new StorageEvent('storage', { key: 'myt.sesion-cambio' }))
  expect(store.getState().auth.user).toEqual(rosaPena)

  saveAppointment(visit.appointmentId)
  window.dispatchEvent(new StorageEvent('storage', { key: 'myt.sesion-cambio' }))
  expect(store.getState().auth.user).toEqual({ ...rosaPena, hasAppointments: true })

  clearSession()
  window.dispatchEvent(new StorageEvent('storage', { key: 'myt.sesion-cambio' }))
  expect(store.getState().auth.user).toBeNull()
})

it('watchSession reads the cookies again when the page is restored from the back/forward cache', () => {
  saveSession(rosa, 'hash')
  const store = makeStore(storedSession())
  watchSession(store)

  clearSession()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(store.getState().auth.user).toBeNull()
})

const message = { message: 'Llámenme, por favor.' }
const stored = () => [contactDraft(null).read(), questionnaireProgress.read(), visitDraft(rosa.id).read()]

describe('the input typed while signed out, which only this tab has stored', () => {
  beforeEach(() => {
    contactDraft(null).write(message)
    questionnaireProgress.write(noProgress)
    visitDraft(rosa.id).write(message)
  })

  it('57. is removed by a sign-out in another tab, which removes the values of all tabs', () => {
    saveSession(rosa, 'hash')
    watchSession(makeStore(storedSession()))
    clearSession()
    changeElsewhere()
    expect(stored()).toEqual([null, null, message])
  })

  it('stays when the user signs in in another tab', () => {
    const store = makeStore(storedSession())
    watchSession(store)
    saveSession(rosa, 'hash')
    changeElsewhere()
    expect(store.getState().auth.user).toEqual(rosa)
    expect(stored()).toEqual([message, noProgress, message])
  })

  it('stays in a signed-out tab', () => {
    watchSession(makeStore(storedSession()))
    changeElsewhere()
    expect(stored()).toEqual([message, noProgress, message])
  })
})
