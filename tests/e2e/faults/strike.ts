import type { APIRequestContext, Page, Request } from '@playwright/test'

import { apiUrl, contentSiteUrl } from '../support/addresses'
import { newTeacher, type Person, startSession } from '../support/people'
import { prepareHurry, setHurry } from '../support/hurry'
import { faults, received } from '../support/server'
import { expect } from '../support/test'
import { signInHere } from '../support/visitForm'
import { type Column, columns, playingOrder } from './columns'
import type { Outcome, Row } from './row'

/** Plays the cells of one row, one after the other, in one browser. */
export async function rowPlayer(page: Page, request: APIRequestContext, row: Row) {
  await prepareHurry(page)
  const person = (await row.begin?.(page, request)) ?? (await newTeacher(request))
  if (!row.begin && row.as === 'teacher') await startSession(page, person)
  // Until this one, a page that failed to load something asks for it again, into the next fault.
  const recovery = playingOrder.findLast((column) => row.outcome(column).ends === undefined)
  let isOpen = false
  let sent = await count(page, row)

  return async function play(column: Column): Promise<void> {
    const outcome = row.outcome(column)
    await faults(page).clear()
    await page.context().setOffline(false)
    await setHurry(page, false)
    const open = () => row.open(page, { request, person, column })
    if (row.opensAnew) isOpen = false
    if (row.act && !isOpen) await open()
    const act = row.act ?? (isOpen ? (row.again ?? retry) : null)
    isOpen = false
    if (act) sent = await count(page, row)
    const expected = act ? await strike(page, row, column, outcome, act) : await strikeOpening(page, row, column, open)
    await expectOutcome(page, outcome)
    await page.context().setOffline(false)
    expect((await count(page, row)) - sent, 'requests that the server received').toBe(expected)
    sent += expected
    if (outcome.ends === 'session') await comeBack(page, person)
    if (outcome.ends !== 'leaves') await row.kept?.(page)
    if (outcome.ends === undefined) {
      isOpen = true
      await setHurry(page, false)
      if (row.recovers && column === recovery) {
        await row.recovers(page)
        await row.kept?.(page)
        isOpen = false
      }
    }
    sent = await count(page, row)
  }
}

/** Makes the call go wrong. @returns how many requests the server has to receive of it. */
async function strike(
  page: Page,
  row: Row,
  column: Column,
  { sendsNothing = false }: Outcome,
  act: (page: Page) => Promise<void>,
) {
  const fault = columns[column]
  if (column === '25 s') await setHurry(page, true)
  if (fault === null) await page.context().setOffline(true)
  else await add(page, row, column === '25 s' && /PDF|download|generate/.test(row.call) ? { delay: 70_000 } : fault)
  const ended = sendsNothing ? Promise.resolve() : settles(page, row)
  await act(page)
  await ended
  return fault === null || sendsNothing ? 0 : 1
}

/** The same where opening the page makes the call. */
async function strikeOpening(page: Page, row: Row, column: Column, open: () => Promise<void>) {
  const fault = columns[column]
  // Without a network no page can be opened: it is opened into another fault and tries again.
  await add(page, row, fault ?? columns['drop before'])
  if (column === '25 s') await setHurry(page, true)
  const ended = settles(page, row)
  await open()
  await ended
  if (fault !== null) return 1
  const again = settles(page, row)
  await page.context().setOffline(true)
  await (row.again ?? retry)(page)
  await again
  return 1
}

const add = (page: Page, row: Row, fault: object) => faults(page).add({ ...target(row), ...fault, times: 1 })

async function retry(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first().click()
}

/** Tries again, and gets what was asked for. */
export async function retryAndGet(page: Page, call: string): Promise<void> {
  const isIt = isCall({ call })
  const answered = page.waitForResponse((response) => response.ok() && isIt(response.request()))
  await retry(page)
  await (await answered).finished()
}

/** The sentences are there, with a way on, on a page that is whole and talks to people. */
async function expectOutcome(page: Page, { says, wayOn, also }: Outcome) {
  for (const sentence of says) {
    const place = page.getByText(sentence, { exact: typeof sentence === 'string' && sentence.endsWith('servidor.') })
    await expect(place.filter({ visible: true }).first(), `«${String(sentence)}»`).toBeVisible()
  }
  await expect(wayOn(page), 'a way on').toBeVisible()
  await expect(wayOn(page), 'a way on').toBeEnabled()
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByText('Algo salió mal')).toHaveCount(0)
  const words = await page.locator('body').innerText()
  expect(words).not.toMatch(/nginx|Internal Server Error|\bundefined\b|\bnull\b|\bNaN\b|\[object|<html/)
  await also?.(page)
}

/** Signs in again after the session ended; the guard leads back to where it was. */
async function comeBack(page: Page, person: Person) {
  await setHurry(page, false)
  await signInHere(page, person)
}

const parts = (row: Pick<Row, 'call'>) => {
  const [, method = '', site, path = ''] = /^(\w+) (content:)?(\/\S*)/.exec(row.call) ?? []
  return { method, site: site === undefined ? ('api' as const) : ('content' as const), path }
}

function target(row: Row) {
  const { method, site, path } = parts(row)
  return { method, path: site === 'api' ? path : `content:${path}` }
}

const count = async (page: Page, row: Row) => (await received(page, row.call)).length

/** Knows the row's call among all that a page asks for. */
function isCall(row: Pick<Row, 'call'>) {
  const { method, site, path } = parts(row)
  const base = site === 'api' ? `${apiUrl}/api/v1` : contentSiteUrl
  const pattern = new RegExp(`^${base}${path.replaceAll('*', '[^/?]+')}(\\?.*)?$`)
  return (one: Request) => one.method() === method && one.resourceType() !== 'document' && pattern.test(one.url())
}

/** Ends when the row's call has ended, well or badly. The content site's answers end with their head: nobody reads on. */
async function settles(page: Page, row: Row) {
  const predicate = isCall(row)
  const timeout = 30_000
  const ends = [
    page.waitForEvent('requestfinished', { predicate, timeout }),
    page.waitForEvent('requestfailed', { predicate, timeout }),
  ]
  if (parts(row).site === 'content') {
    ends.push(page.waitForResponse((response) => predicate(response.request()), { timeout }).then((it) => it.request()))
  }
  await Promise.race(ends).catch(() => {
    throw new Error(`The call ${row.call} was not made, or did not end.`)
  })
}
