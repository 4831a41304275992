import { expect, it } from 'vitest'

import {
  contactRequested,
  deletionRequested,
  modalClosed,
  passEarned,
  passRequested,
  passSent,
  returnedToPass,
  selectFreePass,
  selectModal,
  selectOpenModal,
  selectQrSent,
  underConstructionRequested,
} from '@/store/modalSlice'
import { expireSession } from '@/store/sessionChanges'
import { makeStore } from '@/store/store'

const opened = {
  open: false,
  contact: false,
  openCount: 0,
  freePass: false,
  isWelcome: false,
  qrSent: false,
  id: '',
  title: '',
  description: '',
}
const question = { id: '4', title: '¿Quitar?', description: 'El taller' }

it.each([
  ['under construction', underConstructionRequested(), { open: 'underConstruction' }, 'underConstruction'],
  ['of contact', contactRequested(), { contact: true }, 'contact'],
  ['before something is removed', deletionRequested(question), { open: 'delete', ...question }, 'delete'],
  ['of the pass', passRequested('T'), { open: 'pass', freePass: 'T', openCount: 1 }, 'pass'],
])('the dialog %s replaces another, and is gone when it is closed', (_which, request, expected, name) => {
  const store = makeStore()
  for (const other of [deletionRequested(question), contactRequested()]) store.dispatch(other)
  store.dispatch(request)
  expect(selectModal(store.getState())).toEqual({ ...opened, ...expected })
  expect(selectOpenModal(store.getState())).toBe(name)
  store.dispatch(modalClosed())
  expect(selectOpenModal(store.getState())).toBe(false)
  expect(selectModal(store.getState())).toMatchObject({ id: '', title: '', freePass: false })
})

it('a pass welcomes once in a session, and again in the next', () => {
  const store = makeStore()
  store.dispatch(passEarned(false))
  expect(selectOpenModal(store.getState())).toBe(false)
  store.dispatch(passEarned('T'))
  expect(selectFreePass(store.getState())).toBe('T')
  store.dispatch(modalClosed())
  store.dispatch(passEarned('T'))
  expect(selectOpenModal(store.getState())).toBe(false)
  store.dispatch(expireSession({ request: 'qr/sendPass/7' }))
  store.dispatch(passEarned('U'))
  expect(selectFreePass(store.getState())).toBe('U')
})

it('that a pass was mailed is said by its dialog only, until somebody goes back to it', () => {
  const store = makeStore()
  store.dispatch(passSent())
  expect(selectQrSent(store.getState())).toBe(false)
  store.dispatch(passRequested('T'))
  store.dispatch(passSent())
  expect(selectQrSent(store.getState())).toBe(true)
  store.dispatch(returnedToPass())
  expect(selectQrSent(store.getState())).toBe(false)
})

it('another dialog stays open when the session ends', () => {
  const store = makeStore()
  store.dispatch(contactRequested())
  store.dispatch(expireSession({ request: 'qr/sendPass/7' }))
  expect(selectOpenModal(store.getState())).toBe('contact')
})
