import { expect, it } from 'vitest'

import { groupSize } from '@/model/groupSize'
import { chosenService, decodeSentVisit, sentVisits } from '@/model/visits'
import { saveAppointment, saveSession } from '@/model/session'
import {
  expiryShown,
  loadAccount,
  selectPrefilledEmail,
  selectExpired,
  selectUser,
  selectUserData,
} from '@/store/authSlice'
import {
  dropSession,
  expireSession,
  sessionOf,
  signedIn,
  signOut,
  storedSession,
  visitRequested,
} from '@/store/session'
import { type AppStore, makeStore } from '@/store/store'
import { chooseService, loadServices, removeService, selectSentVisits, selectService } from '@/store/visitRequestSlice'

import { someSentVisit } from '../support/examples'
import { answer } from '../support/server'
import { user } from '../support/thunks'

const service = { id: '4', name: 'Taller', price: 95 }
/** A sent visit for which the browser has stored only the `appointmentId`. */
const bareVisit = decodeSentVisit({ appointmentId: '32' })
const sent = { ...someSentVisit, appointmentId: '31' }

const refused = { request: 'visitRequest/requestVisit/7', unsent: 'Tu solicitud no se envió.' }

/** Returns the store of a signed-in user with a chosen service, a sent visit and a loaded profile. */
async function storeOfAna() {
  saveSession(user, 'hash')
  chosenService(user.id).write(service)
  sentVisits(user.id).write([sent])
  const store = makeStore(storedSession())
  answer('get', '/users/7', { id: 7, name: 'Ana' })
  await store.dispatch(loadAccount(user.id))
  return store
}

it('the store contains the stored visits and service on startup', async () => {
  const store = await storeOfAna()
  expect(selectUser(store.getState())).toEqual(user)
  expect(selectService(store.getState())).toEqual(service)
  expect(selectSentVisits(store.getState())).toEqual([sent])
  expect(selectUserData(store.getState())?.name).toBe('Ana')
})

it('the store has no user on startup without a session', () => {
  sentVisits(user.id).write([sent])
  expect(storedSession()).toBeNull()
  const state = makeStore(storedSession()).getState()
  expect(selectUser(state)).toBeNull()
  expect(selectService(state)).toBeNull()
  expect(selectSentVisits(state)).toEqual([])
})

it.each([
  ['the same visit', '31', [sent]],
  ['a newer visit', '32', [bareVisit, sent]],
])('sessionOf merges the last visit in the cookies with the stored visits: %s', (_which, cookie, expected) => {
  saveSession(user, 'hash')
  sentVisits(user.id).write([sent])
  saveAppointment(cookie)
  expect(sessionOf(user).visit.sent).toEqual(expected)
})

it('sessionOf lists only the newest twenty visits of a user', () => {
  saveSession(user, 'hash')
  const folios = Array.from({ length: 25 }, (_none, index) => String(101 + index))
  const listed = sessionOf(user, [...folios, '../1', '125']).visit.sent.map(({ appointmentId }) => appointmentId)
  expect(listed).toEqual(folios.toReversed().slice(0, 20))
})

it.each([
  ['a sign-out', (store: AppStore) => store.dispatch(signOut(user.id)), null],
  ['an expired session', (store: AppStore) => store.dispatch(expireSession(refused)), refused.unsent],
  ['a password change', (store: AppStore) => store.dispatch(dropSession()), null],
])('%s clears the user’s data, and only an expired session causes a notice', async (_what, end, unsent) => {
  const store = await storeOfAna()
  groupSize.write({ students: 80, teachers: 4, parents: '' })
  end(store)
  const state = store.getState()
  expect([selectUser(state), selectUserData(state), selectService(state)]).toEqual([null, null, null])
  expect(selectSentVisits(state)).toEqual([])
  expect(storedSession()).toBeNull()
  expect(groupSize.read()).toBeNull()
  expect(selectExpired(state)).toEqual(unsent === null ? null : { unsent })
})

it('an expired session is reported once, even when a second request is refused', async () => {
  const store = await storeOfAna()
  store.dispatch(expireSession(refused))
  store.dispatch(expireSession(refused))
  expect(selectExpired(store.getState())).toEqual({ unsent: refused.unsent })
  expect(selectPrefilledEmail(store.getState())).toBe(user.email)
  store.dispatch(expiryShown())
  store.dispatch(expireSession(refused))
  expect(selectExpired(store.getState())).toBeNull()
})

it.each([
  ['signing in again', (store: AppStore) => store.dispatch(signedIn(sessionOf(user)))],
  ['signing out', (store: AppStore) => store.dispatch(signOut(user.id))],
])('%s clears the notice about the expired session', async (_what, act) => {
  const store = await storeOfAna()
  store.dispatch(expireSession(refused))
  act(store)
  expect(selectExpired(store.getState())).toBeNull()
})

it('a first visit request marks the user as having visits', async () => {
  const store = await storeOfAna()
  store.dispatch(visitRequested({ ...sent, appointmentId: '40' }))
  expect(selectUser(store.getState())?.hasAppointments).toBe(true)
  expect(selectSentVisits(store.getState()).map(({ appointmentId }) => appointmentId)).toEqual(['40', '31'])
})

it('selectService returns the chosen service with its current price, or the first service if none was chosen', async () => {
  const store = await storeOfAna()
  const data = [
    { id: '3', attributes: { name: 'Recorrido', price: 80 } },
    { id: '4', attributes: { name: 'Taller', price: 120 } },
  ]
  answer('get', '/packages', { data })
  await store.dispatch(loadServices())
  expect(selectService(store.getState())).toMatchObject({ id: '4', price: 120 })
  store.dispatch(removeService(user.id))
  expect(selectService(store.getState())).toMatchObject({ id: '3', price: 80 })
  expect(chosenService(user.id).read()).toBeNull()
  store.dispatch(chooseService(user.id, service))
  expect(selectService(store.getState())).toMatchObject({ id: '4', price: 120 })
  expect(chosenService(user.id).read()).toEqual(service)
})
