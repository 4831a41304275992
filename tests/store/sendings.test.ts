import { beforeEach, describe, expect, it, vi } from 'vitest'

import { beginAttempt } from '@/lib/deskLog'
import { sentVisits } from '@/lib/personalStorage'
import { lastAppointmentId, readSession, saveAppointment, saveSession, sessionCookies } from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'
import { register, saveAccount } from '@/store/accountCalls'
import { selectUser } from '@/store/authSlice'
import { selectRequest } from '@/store/hooks'
import { passRequested, selectFreePass, selectOpenModal, selectQrSent } from '@/store/modalSlice'
import { redeemPass, sendPass } from '@/store/passCalls'
import { selectRedemption } from '@/store/qrSlice'
import { storedSession } from '@/store/sessionChanges'
import { signIn } from '@/store/signIn'
import { makeStore } from '@/store/store'
import { requestVisit } from '@/store/visitCalls'
import { selectSentVisits } from '@/store/visitRequestSlice'

import { answer, holdAnswer } from '../support/server'
import { someSentVisit } from '../support/examples'
import { rowOf, user } from '../support/thunks'

it('a visit that was asked for is kept for the page that confirms it', async () => {
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

describe('a registration', () => {
  const registration = { name: '', email: 'a@x.mx', password: 'x', profile_id: 2, date_of_birth: '', theme_ids: [1] }
  const state = async () => {
    const store = makeStore()
    await store.dispatch(register(registration))
    return selectRequest(store.getState(), register)
  }

  it('without a name is done all the same', async () => {
    answer('post', '/users', { id: 7 })
    expect(await state()).toEqual({ status: 'done', message: 'Tu cuenta ha sido creada' })
  })

  it.each([
    ['El correo ya existe.', undefined],
    ['Ese e-mail está ocupado.', undefined],
    ['Email taken', undefined],
    ['La CCT no existe.', 'La CCT no existe.'],
  ])('that is refused with «%s» says besides %s', async (detail, told) => {
    answer('post', '/users', { errors: [{ detail }] }, 422)
    expect(await state()).toMatchObject({ failure: { message: 'El email ya está en uso.', detail: told } })
  })
})

describe('changed data', () => {
  const profile = { name: 'Anita', email: 'anita@escuela.mx', profile_id: 2, date_of_birth: '', theme_ids: [1] }

  it('are those of the session at once, which keeps its appointment', async () => {
    saveSession(user, 'hash')
    saveAppointment('51')
    const store = makeStore(storedSession())
    answer('patch', '/users/7', { id: 7 })
    expect(await store.dispatch(saveAccount({ user, profile })).unwrap()).toBe('anita@escuela.mx')
    const changed = { name: 'Anita', email: 'anita@escuela.mx', first_lastname: '', second_lastname: '' }
    expect(readSession()).toEqual({ ...user, ...changed, hasAppointments: true })
    expect(selectUser(store.getState())).toEqual(readSession())
    expect(lastAppointmentId()).toBe('51')
    expect(sessionCookies().hash).toBe(await sessionHash(7, 'anita@escuela.mx'))
  })

  it('make no appointment where there is none', async () => {
    saveSession(user, 'hash')
    answer('patch', '/users/7', { id: 7 })
    await makeStore(storedSession()).dispatch(saveAccount({ user, profile }))
    expect(lastAppointmentId()).toBeNull()
    expect(readSession()?.hasAppointments).toBe(false)
  })
})

describe('a sign-in', () => {
  const session = { ...user, sign_in_count: 1, free_pass: 'T' }

  it.each([
    [1, 'T', 'pass'],
    [2, 'T', false],
    [1, null, false],
  ])('number %i with the pass %s opens the dialog %s', async (sign_in_count, free_pass, dialog) => {
    answer('post', '/users/sign_in', { ...session, sign_in_count, free_pass })
    const store = makeStore()
    await store.dispatch(signIn({ email: user.email, password: 'x' }))
    expect(readSession()).toEqual(user)
    expect(sessionCookies().hash).toBe(await sessionHash(7, user.email))
    expect(selectUser(store.getState())).toEqual(user)
    expect(selectOpenModal(store.getState())).toBe(dialog)
    expect(selectFreePass(store.getState())).toBe(dialog === 'pass' ? free_pass : false)
  })
})

describe('a pass', () => {
  it('that was mailed is said by its dialog', async () => {
    const store = makeStore()
    store.dispatch(passRequested('T'))
    answer('get', '/users/7/send_qr_code', {})
    await store.dispatch(sendPass(7))
    expect(selectQrSent(store.getState())).toBe(true)
  })

  const link = { userId: '7', token: 'T', fullname: 'Ana' }
  const PATH = '/users/7/remove_qr_code'

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9, 5) })
  })

  it('that was redeemed at the desk has a result, with its time', async () => {
    answer('get', PATH, {})
    const store = makeStore()
    await store.dispatch(redeemPass(link))
    expect(selectRedemption(store.getState())).toEqual({
      key: '7/T',
      result: { key: '7/T', name: 'Ana', outcome: 'validated', detail: null, at: Date.now(), earlier: null },
    })
  })

  it('at the desk is on its way first, and knows what this device did before', async () => {
    beginAttempt('7/T', 'Ana')
    const release = holdAnswer('get', PATH)
    const store = makeStore()
    const redeeming = store.dispatch(redeemPass(link))
    expect(selectRedemption(store.getState())).toEqual({ key: '7/T', result: 'sending' })
    release()
    await redeeming
    expect(selectRedemption(store.getState())?.result).toMatchObject({
      earlier: { outcome: 'unanswered', at: Date.now() },
    })
  })
})
