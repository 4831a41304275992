import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { routes, unknownRoute } from '@/app/routes'

import { type Opened, openRow, settle } from '../support/pageRow'
import { pageRows, secondStates } from '../support/secondStates'
import { answer, received, resetServer, server } from '../support/server'
import { visit } from '../support/visit'

const others = Object.entries(secondStates).flatMap(([path, row]) => (typeof row === 'string' ? path : []))

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const controls = () => [...document.querySelectorAll<Control>('main form :is(input, select, textarea)')]

/** Returns the values of the form's fields and the texts of its list items. Passwords are never stored. */
const typed = () => [
  ...controls()
    .filter(({ type }) => type !== 'password')
    .map((field) => (field.matches('[type=radio], [type=checkbox]') ? field.matches(':checked') : field.value)),
  ...[...document.querySelectorAll('main form li')].map(({ textContent }) => textContent),
]

/** Types one more letter into the first text field, if there is one. */
async function typeOn({ user }: Opened) {
  const field = controls().find(({ type, inputMode }) => /text|email/.test(type) && inputMode !== 'numeric')
  if (field) await user.type(field, 'z')
}

/** The number of elements that lists add. */
const size = () => document.querySelectorAll('main :is(option, input, li, h2)').length

it('every route has a row in the table of second states', () => {
  expect(Object.keys(secondStates).toSorted()).toEqual([...routes, unknownRoute].map(({ path }) => path).toSorted())
})

it.each(others)('%s has no form, as the table says', async (path) => {
  await settle(await visit(path, { as: 'teacher' }))
  expect(document.querySelector('main form')).toBeNull()
})

it.each(pageRows)(
  '136. $url, as $as, shows no placeholder for ever when a request fails, and loads again',
  async (row) => {
    await settle(await openRow(row))
    const whole = size()
    const lines = new Set((await received()).map(({ line }) => line.split('?')[0] ?? ''))
    for (const line of [...lines].filter((one) => one.startsWith('GET '))) {
      cleanup()
      resetServer()
      sessionStorage.clear()
      localStorage.clear()
      answer('get', line.slice(4), {}, 500)
      const opened = await openRow(row)
      await settle(opened)
      await typeOn(opened)
      // A select without its options shows ''.
      const before = typed().filter((value) => value !== false && value !== '')
      server.resetHandlers()
      const retries = screen.queryAllByRole('button', { name: 'Reintentar' })
      for (const retry of retries) await opened.user.click(retry)
      await settle(opened)
      expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
      expect(typed()).toEqual(expect.arrayContaining(before))
      expect(size()).toBeGreaterThanOrEqual(retries.length > 0 ? whole : 0)
    }
  },
)
