import { expect, it, vi } from 'vitest'

import { registeredEmail } from '@/model/drafts'
import { chosenService, requestedService, sentVisits } from '@/model/visits'
import { lastAppointmentId, readSession, saveAppointment, saveSession, sessionCookies } from '@/model/session'
import { sessionHash } from '@/model/sessionHash'
import { selectUser } from '@/store/authSlice'
import { register } from '@/store/registration'
import { saveAccount } from '@/store/saveAccount'
import { selectRequest } from '@/store/request'
import { storedSession } from '@/store/session'
import { signIn } from '@/store/signIn'
import { makeStore } from '@/store/store'
import { requestVisit } from '@/store/sendVisit'
import { selectSentVisits } from '@/store/visitRequestSlice'

import { answer, received } from '../support/server'
import { someRegistration, someSentVisit } from '../support/examples'
import { answerProfile } from '../support/successes'
import { rowOf, user } from '../support/thunks'

const service = { id: '4', name: 'Taller', price: 95 }

it('a requested visit is stored for the confirmation page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: someSentVisit.sentAt })
  const { call, start } = rowOf(requestVisit)
  saveSession(user, 'hash')
  const store = makeStore(storedSession())
  answer(...call, { id: '51' })
  await start(store.dispatch)
  expect(lastAppointmentId()).toBe('51')
  expect(sentVisits(7).read()).toEqual([someSentVisit])
  expect(selectSentVisits(store.getState())).toEqual(sentVisits(7).read())
  expect(selectUser(store.getState())?.hasAppointments).toBe(true)
})

const TAKEN = 'El email ya está en uso.'
it.each([
  ['El correo ya existe.', TAKEN, undefined],
  ['Ese e-mail está ocupado.', TAKEN, undefined],
  ['Email taken', TAKEN, undefined],
  ['Contraseña es demasiado larga', 'Contraseña es demasiado larga', TAKEN],
])('a registration refused with «%s» shows the title «%s»', async (said, message, detail) => {
  const store = makeStore()
  answer('post', '/users', { errors: [{ detail: said }] }, 422)
  await store.dispatch(register(someRegistration))
  expect(selectRequest(store.getState(), register)).toMatchObject({ failure: { message, detail } })
})

it.each([
  ['with a visit', '51'],
  ['without visits', null],
])('saveAccount updates the session of a user %s', async (_what, folio) => {
  saveSession(user, 'hash')
  if (folio !== null) saveAppointment(folio)
  const store = makeStore(storedSession())
  answerProfile()
  answer('patch', '/users/7', { id: 7 })
  const changed = { name: 'Anita', first_lastname: '', second_lastname: '', email: 'anita@escuela.mx' }
  await store.dispatch(saveAccount({ user, changes: changed }))
  expect(readSession()).toEqual({ ...user, ...changed, hasAppointments: folio !== null })
  expect(selectUser(store.getState())).toEqual(readSession())
  expect(lastAppointmentId()).toBe(folio)
  expect(sessionCookies().hash).toBe(sessionHash(7, 'anita@escuela.mx'))
})

it('saveAccount saves nothing if the newest profile cannot be fetched', async () => {
  saveSession(user, 'hash')
  const store = makeStore(storedSession())
  answer('get', '/users/7', {}, 500)
  await store.dispatch(saveAccount({ user, changes: { name: 'Anita' } }))
  expect((await received()).map(({ line }) => line)).toEqual(['GET /users/7?include=themes'])
  expect(selectRequest(store.getState(), saveAccount, 7)).toMatchObject({ failure: { kind: 'refused' } })
})

it('a sign-in writes the session to the store and to the cookies', async () => {
  answer('post', '/users/sign_in', { ...user })
  const store = makeStore()
  registeredEmail.write(user.email)
  await store.dispatch(signIn({ email: user.email, password: 'x' }))
  expect(registeredEmail.read()).toBeNull()
  expect(readSession()).toEqual(user)
  expect(sessionCookies().hash).toBe(sessionHash(7, user.email))
  expect(selectUser(store.getState())).toEqual(user)
})

it.each([
  ['of a teacher keeps', 1, service],
  ['of another user drops', 2, null],
])('96. a sign-in %s the service requested before sign-in', async (_who, profile_id, mine) => {
  requestedService.write(service)
  answer('post', '/users/sign_in', { ...user, profile_id })
  await makeStore().dispatch(signIn({ email: user.email, password: 'x' }))
  expect(chosenService(7).read()).toEqual(mine)
  expect(requestedService.read()).toBeNull()
})
