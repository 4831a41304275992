import { act, render, screen } from '@testing-library/react'
import { Fragment, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'

import { loadTopics } from '@/store/authSlice'
import { useList, useRequest } from '@/store/hooks'
import { requestPassword } from '@/store/passwords'
import { makeStore } from '@/store/store'

import { answer } from '../support/server'

const PASSWORD = '/users/password'

const Request = () => <output>{useRequest(requestPassword).status}</output>
const List = () => <output>{useList(loadTopics).request.status}</output>

/** Renders a page. `leave` unmounts it, and `enter` mounts it again. */
function open(Page: typeof Request, isStrict: boolean) {
  const store = makeStore()
  const Mode = isStrict ? StrictMode : Fragment
  const page = (isOpen: boolean) => (
    <Mode>
      <Provider store={store}>{isOpen && <Page />}</Provider>
    </Mode>
  )
  const { rerender } = render(page(true))
  return { store, leave: () => rerender(page(false)), enter: () => rerender(page(true)) }
}

const status = () => screen.getByRole('status').textContent

it.each([false, true])(
  'useRequest clears the outcome when the user leaves the page (StrictMode: %s)',
  async (isStrict) => {
    answer('post', PASSWORD, {}, 422)
    const { store, leave, enter } = open(Request, isStrict)
    await act(() => store.dispatch(requestPassword('ana@escuela.mx')))
    expect(status()).toBe('failed')
    leave()
    enter()
    expect(status()).toBe('idle')
  },
)

it('useList keeps the outcome when the user leaves the page', async () => {
  answer('get', '/themes', {}, 500)
  const { store, leave, enter } = open(List, false)
  await act(() => store.dispatch(loadTopics()))
  leave()
  enter()
  expect(status()).toBe('failed')
})
