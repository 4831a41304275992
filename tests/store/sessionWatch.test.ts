import { afterEach, expect, it, onTestFinished, vi } from 'vitest'

import { watchSession } from '@/app/sessionWatch'
import type { SentVisit } from '@/lib/personalStorage'
import { clearSession, saveAppointment, saveSession } from '@/lib/session'
import { userChanged, visitRequested, wipeSession } from '@/store/sessionEvents'
import { makeStore } from '@/store/store'

const rosa = {
  id: 7,
  name: 'Rosa',
  first_lastname: 'Ríos',
  second_lastname: 'Cano',
  email: 'rosa.rios@escuela.example.mx',
  auth_token: 'token',
  profile_id: 2,
  hasAppointments: false,
  isTeacher: false,
}
const rosaMaria = { ...rosa, name: 'Rosa María' }

const visit: SentVisit = {
  appointmentId: '31',
  teacherName: 'Rosa Ríos Cano',
  date: '2099-05-20',
  schedule: '10:30',
  service: null,
  contactPreference: 'WhatsApp',
  rows: [],
  attendees: 20,
}

afterEach(clearSession)

const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')

/** What happens to the cookies and the storage from now on, in its order. */
function recorded() {
  const events: string[] = []
  const writing = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(function (this: Document, cookie) {
    events.push('cookie written')
    cookies?.set?.call(this, cookie)
  })
  const reading = vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(function (this: Document) {
    events.push('cookies read')
    return String(cookies?.get?.call(this))
  })
  const telling = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'sesion-cambio') events.push('other tabs told')
  })
  onTestFinished(() => {
    writing.mockRestore()
    reading.mockRestore()
    telling.mockRestore()
  })
  return events
}

it.each([
  {
    what: 'another name',
    change: () => {
      saveSession(rosaMaria, 'hash')
      return userChanged(rosaMaria)
    },
  },
  {
    what: 'a first visit',
    change: () => {
      saveAppointment(visit.appointmentId)
      return visitRequested(visit)
    },
  },
  { what: 'signing out', change: () => wipeSession(rosa.id) },
])('tells the other tabs of $what when the cookies are surely written: they go by them', ({ change }) => {
  saveSession(rosa, 'hash')
  const store = makeStore()
  watchSession(store)
  const events = recorded()

  store.dispatch(change())

  const sinceLastWrite = new Set(events.slice(events.lastIndexOf('cookie written')))
  expect([...sinceLastWrite]).toEqual(['cookie written', 'cookies read', 'other tabs told'])
})

it('takes over what another tab changed', () => {
  saveSession(rosa, 'hash')
  const store = makeStore()
  watchSession(store)

  saveSession(rosaMaria, 'hash')
  window.dispatchEvent(new StorageEvent('storage', { key: 'sesion-cambio' }))
  expect(store.getState().auth.user).toEqual(rosaMaria)

  saveAppointment(visit.appointmentId)
  window.dispatchEvent(new StorageEvent('storage', { key: 'sesion-cambio' }))
  expect(store.getState().auth.user).toEqual({ ...rosaMaria, hasAppointments: true })

  clearSession()
  window.dispatchEvent(new StorageEvent('storage', { key: 'sesion-cambio' }))
  expect(store.getState().auth.user).toBeNull()
})
