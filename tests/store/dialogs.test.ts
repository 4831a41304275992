import { expect, it } from 'vitest'

import {
  contactRequested,
  modalClosed,
  passEarned,
  passRequested,
  selectModal,
  selectOpenModal,
} from '@/store/modalSlice'
import { expireSession } from '@/store/session'
import { makeStore } from '@/store/store'

it('the pass dialog opens automatically once per session', () => {
  const store = makeStore()
  store.dispatch(passEarned(false))
  expect(selectOpenModal(store.getState())).toBe(false)
  store.dispatch(passEarned('T'))
  expect(selectModal(store.getState()).freePass).toBe('T')
  store.dispatch(contactRequested())
  store.dispatch(modalClosed())
  store.dispatch(passEarned('T'))
  expect(selectOpenModal(store.getState())).toBe(false)
  store.dispatch(passRequested('T'))
  expect(selectModal(store.getState()).openCount).toBe(2)
  store.dispatch(expireSession({ request: 'qr/sendPass/7' }))
  store.dispatch(passEarned('U'))
  expect(selectModal(store.getState()).freePass).toBe('U')
})

it('the contact dialog stays open when the session ends, until the next user’s pass opens', () => {
  const store = makeStore()
  store.dispatch(passEarned('T'))
  store.dispatch(contactRequested())
  store.dispatch(expireSession({ request: 'qr/sendPass/7' }))
  expect(selectOpenModal(store.getState())).toBe('contact')
  store.dispatch(passEarned('U'))
  expect(selectModal(store.getState()).freePass).toBe('U')
})
