import { act, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { GroupPrice } from '@/features/home/GroupPrice'
import { emptyGroupSize, groupSize } from '@/model/groupSize'
import { makeStore } from '@/store/store'

let prerendered: HTMLElement
let stop = () => {}

beforeEach(() => {
  prerendered = document.createElement('div')
  prerendered.innerHTML = renderToString(page())
  document.body.append(prerendered)
})
afterEach(() => {
  act(stop)
  prerendered.remove()
})

const page = () => (
  <Provider store={makeStore()}>
    <GroupPrice />
  </Provider>
)

const students = () => within(prerendered).getByRole<HTMLInputElement>('textbox', { name: 'estudiantes' })

const hydrate = () =>
  act(() => {
    const root = hydrateRoot(prerendered, page())
    stop = () => root.unmount()
    return Promise.resolve()
  })

it('80. the price on the home page is for the number that the visitor typed before hydration, and stores it', async () => {
  students().value = '30'
  await hydrate()
  expect(students()).toHaveValue('30')
  expect(await within(prerendered).findByText('$2,850')).toBeVisible()
  expect(groupSize.read()).toEqual({ ...emptyGroupSize, students: 30 })
})

it('the price on the home page is for the number that the visitor entered before', async () => {
  groupSize.write({ ...emptyGroupSize, students: 12 })
  await hydrate()
  expect(students()).toHaveValue('12')
  expect(await within(prerendered).findByText('$1,140')).toBeVisible()
})
