import type { Page } from '@playwright/test'

import type { Fault } from '../embedded-api/http/faultRules'
import { HURRY, prepareHurry, setHurry } from './support/hurry'
import { faults, received } from './support/server'
import { expect, test } from './support/test'
import {
  APPOINTMENTS,
  CONFIRMATION,
  countPosts,
  expectFormComplete,
  expectVisitKept,
  newTeacherReadyToSend,
  visitForm,
  visitPayload,
} from './support/visitForm'

const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
const UNKNOWN = /No sabemos si tu solicitud llegó al museo\. Antes de enviarla otra vez, .*revisa tu correo/

type Trouble = Omit<Fault, 'path'>

/** Sends the form into a fault and waits for the page to say something about it. */
async function sendInto(page: Page, fault: Trouble) {
  const form = visitForm(page)
  await faults(page).add({ ...fault, path: APPOINTMENTS, times: 1 })
  const before = await countPosts(page)
  await form.submit.click()
  await expect.poll(() => countPosts(page)).toBe(before + 1)
  await expect(form.failure).toBeVisible()
  await expect(form.failure).toBeInViewport()
  await expect(form.submit).toBeEnabled()
}

const refusals: { what: string; fault: Trouble; sentence: string }[] = [
  {
    what: '422 with a reason',
    fault: { status: 422, json: { error: 'Ese día el museo está cerrado.' } },
    sentence: 'Ese día el museo está cerrado.',
  },
  {
    what: '409 with a reason',
    fault: { status: 409, json: { error: 'Ya hay una visita.' } },
    sentence: 'Ya hay una visita.',
  },
  { what: '422 without a reason', fault: { status: 422, json: {} }, sentence: GENERIC },
  { what: '422 with an empty reason', fault: { status: 422, json: { error: ' ' } }, sentence: GENERIC },
  { what: '404 with a page', fault: { status: 404, body: 'html' }, sentence: GENERIC },
]

test('26. A refused request shows why, keeps everything and can be sent again', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource/)
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  for (const { what, fault, sentence } of refusals) {
    await test.step(what, async () => {
      await sendInto(page, fault)
      await expect(form.failure).toContainText(sentence)
      await expect(form.failure).not.toContainText(/nginx|<|null|undefined|No sabemos/)
      await expectVisitKept(page)
      await expect(form.terms).toBeChecked()
    })
  }
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  const sent = await received(page, `POST ${APPOINTMENTS}`)
  expect(sent).toHaveLength(refusals.length + 1)
  for (const { body } of sent) expect(body).toMatchObject(visitPayload)
})

const unanswered: { what: string; fault: Trouble }[] = [
  { what: 'the connection breaks before the server worked', fault: { drop: 'before' } },
  { what: 'the connection breaks after the server worked', fault: { drop: 'after' } },
  { what: 'the answer is cut off', fault: { body: 'truncated' } },
  { what: "a proxy's page with 200", fault: { status: 200, body: 'html' } },
  { what: 'an empty answer', fault: { status: 200, body: 'empty' } },
  { what: '500', fault: { status: 500, json: { status: 500, error: 'Internal Server Error' } } },
  { what: "a proxy's page with 502", fault: { status: 502, body: 'html' } },
  { what: "a proxy's page with 504", fault: { status: 504, body: 'html' } },
  { what: 'an answer without a folio', fault: { status: 201, json: { data: {} } } },
]

test('26. Without a readable answer the page says that nobody knows whether it arrived, and sends nothing again', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource/)
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  for (const { what, fault } of unanswered) {
    await test.step(what, async () => {
      await sendInto(page, fault)
      await expect(form.failure).toContainText(GENERIC)
      await expect(form.failure).toContainText(UNKNOWN)
      await expect(form.failure).not.toContainText(/no se envió|Internal|nginx/)
      await expectVisitKept(page)
    })
  }
  await page.reload()
  await expectFormComplete(page)
  await expectVisitKept(page)
  expect(await countPosts(page)).toBe(unanswered.length)
})

test('26. Without a network the request stays, and goes when the network is back', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  await context.setOffline(true)
  await form.submit.click()
  await expect(form.failure).toContainText(UNKNOWN)
  await context.setOffline(false)
  await expectVisitKept(page)
  expect(await countPosts(page)).toBe(0)
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await countPosts(page)).toBe(1)
})

test('26. However often and however it is pressed, one request leaves; the button shows at once that it does', async ({
  page,
  request,
}) => {
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  await faults(page).add({ path: APPOINTMENTS, delay: 2000 })
  await form.submit.dblclick()
  await expect(form.sending).toBeVisible({ timeout: 2000 })
  await expect(form.sending).toBeFocused()
  await expect(form.sending).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  // The busy button says that it is disabled, and still a finger can land on it.
  await form.sending.click({ force: true })
  await form.teacherName.press('Enter')
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await countPosts(page)).toBe(1)
})

test('26. Enter in a field and a click at the same moment send one request', async ({ page, request }) => {
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  await faults(page).add({ path: APPOINTMENTS, delay: 2000 })
  await form.teacherName.focus()
  await form.submit.evaluate((button: HTMLButtonElement) => {
    const owner = button.form
    owner?.requestSubmit()
    button.click()
    owner?.requestSubmit()
  })
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await countPosts(page)).toBe(1)
})

test('26. Leaving the page while the request is on its way does not let a second one leave', async ({
  page,
  request,
}) => {
  test.slow()
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/v1/appointments', async (route) => {
    await released
    await route.continue()
  })
  await form.submit.click()
  await expect(form.sending).toBeVisible()
  await form.changeService.click()
  await page.getByRole('link', { name: 'Volver a mi solicitud' }).click()
  await expect(form.changeService).toBeVisible()
  await form.terms.check()
  await form.teacherName.press('Enter')
  release?.()
  await expect(page).toHaveURL(CONFIRMATION)
  await page.reload()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await countPosts(page)).toBe(1)
})

test('56. A request without an answer for 20 s is given up, and the page says what is not known', async ({
  page,
  request,
}) => {
  await prepareHurry(page)
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)
  await faults(page).add({ path: APPOINTMENTS, delay: 23_000, times: 1 })
  await setHurry(page, true)
  const pressed = Date.now()
  await form.submit.click()
  await expect(form.sending).toBeVisible()
  await expect(form.failure).toContainText(UNKNOWN)
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(20_000 / HURRY)
  await expect(form.submit).toBeVisible()
  await expectVisitKept(page)
  expect(await countPosts(page)).toBe(1)
})
