import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { BrowserContext, Page } from '@playwright/test'

import { setting } from '../e2e/support/addresses'
import { newTeacherWithCode, PATH, phone, questionnaire, SENT, startAsStudent } from '../e2e/support/questionnaire'
import { expect, test } from '../e2e/support/test'
import { makeWifi, portal } from './wifi'

// These tests share one site and its network, so they run one after another.
test.describe.configure({ mode: 'serial' })
test.use(phone)

const POST = 'POST /api/v1/tests/1/evaluation'
const ALL = 15
const folder = setting('SERVING_FOLDER')
const wifi = makeWifi(Number(new URL(setting('SERVING_OFFLINE')).port), Number(setting('SERVING_OFFLINE_SITE')))

/** Copies a version of the site into the folder that nginx serves. */
function deploy(version: 'app' | 'new-version' | 'taken-back'): void {
  rmSync(join(folder, 'offline'), { recursive: true, force: true })
  cpSync(join(folder, version), join(folder, 'offline'), { recursive: true })
}

/** Starts the questionnaire and waits until the service worker is active, so that everything is cached. */
async function begin(page: Page, code: number): Promise<void> {
  await startAsStudent(page, code)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

async function answerUpTo(page: Page, last: number): Promise<void> {
  const { answers, next, count } = questionnaire(page)
  const shown = await page.getByText(/^Pregunta \d+ de 15$/).textContent()
  for (let number = Number(/\d+/.exec(shown ?? '')?.[0]); number <= last; number += 1) {
    await expect(count(number)).toBeVisible()
    await answers.nth(number % 4).check()
    if (number < ALL) await next.click()
  }
}

/** Cuts the network and makes the browser report itself offline. */
const goOffline = (context: BrowserContext) => Promise.all([wifi.close(), context.setOffline(true)])
const goOnline = (context: BrowserContext) => Promise.all([wifi.open(), context.setOffline(false)])

test.beforeEach(async ({ allowConsole }) => {
  // Browsers log failed requests while there is no network.
  allowConsole(/Failed to load resource|ERR_|no-response|bad-precaching/)
  wifi.requests.length = 0
  wifi.answersItself = () => null
  deploy('app')
  await wifi.open()
})
test.afterEach(() => wifi.close())

test('81. The questionnaire reopens offline, even in a new tab, and one tap sends the answers once after reconnecting', async ({
  page,
  context,
  request,
}) => {
  const { code } = await newTeacherWithCode(request)
  await begin(page, code)
  await answerUpTo(page, 3)
  await goOffline(context)

  await page.reload()
  const form = questionnaire(page)
  await expect(form.count(4)).toBeVisible()
  await expect(page.getByText(/^Sin conexión/)).toBeVisible()
  await form.back.click()
  await expect(form.answers.nth(3)).toBeChecked()
  await page.close()

  const again = await context.newPage()
  await again.goto(`${PATH}?codigo=${code}`)
  await expect(again.getByText('Elena Torres Luna')).toBeVisible()
  await again.getByRole('button', { name: 'Continuar' }).click()
  await expect(questionnaire(again).count(4)).toBeVisible()
  await answerUpTo(again, ALL)
  await questionnaire(again).submit.click()
  await expect(questionnaire(again).failure).toContainText('Sigue sin conexión. No se envió nada.')
  expect(wifi.requests).not.toContain(POST)

  await goOnline(context)
  await expect(again.getByText('Ya hay conexión. Tus respuestas siguen sin enviarse.')).toBeVisible()
  await questionnaire(again).submit.click()
  await expect(questionnaire(again).sent).toBeVisible()
  expect(wifi.requests.filter((line) => line === POST)).toHaveLength(1)
})

test('81. Nothing is prefetched, and only the questionnaire is cached', async ({ page, context, request }) => {
  const { code } = await newTeacherWithCode(request)
  await page.goto(`${PATH}?codigo=${code}`)
  await expect(questionnaire(page).start).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(wifi.requests.join('\n')).not.toContain('serviceWorker')
  await begin(page, code)
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  const others = cached.filter((path) => !path.startsWith('/assets/')).sort()
  expect(others).toEqual(['/api/v1/tests/1', '/index.html', '/responder-cuestionario/index.html'])

  // The ticket desk has no service worker and sends nothing while offline.
  await page.goto('/free-pass?fullname=Ana&token_qr=T&userId=7')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Validar en el sistema' }).click()
  await expect(page.getByText('Sigue sin conexión. No se envió nada.')).toBeVisible()
})

test('82. The next online visit loads a new version completely and keeps the answers', async ({
  page,
  context,
  request,
}) => {
  const { code } = await newTeacherWithCode(request)
  await begin(page, code)
  await answerUpTo(page, 2)
  await goOffline(context)
  deploy('new-version')
  await page.reload()
  await expect(questionnaire(page).count(3)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('55 5130 5555')

  await goOnline(context)
  await page.reload()
  await expect(questionnaire(page).count(3)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('55 0000 2222')
  // Waits until the new service worker has replaced the cached files. Without a network, its installation would fail.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready
        const scripts = [...document.scripts].filter(({ src }) => src !== '')
        const areCached = (await Promise.all(scripts.map(({ src }) => caches.match(src)))).every(Boolean)
        return areCached && installing === null && waiting === null
      }),
    )
    .toBe(true)

  await goOffline(context)
  await page.reload()
  await expect(questionnaire(page).count(3)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('55 0000 2222')
  await questionnaire(page).back.click()
  await expect(questionnaire(page).answers.nth(2)).toBeChecked()
})

test('82. Removing the service worker deletes its caches and keeps the answers', async ({ page, request }) => {
  const { code } = await newTeacherWithCode(request)
  await begin(page, code)
  await answerUpTo(page, 2)
  deploy('taken-back')
  await page.reload()
  await expect(questionnaire(page).count(3)).toBeVisible()
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await expect(questionnaire(page).count(3)).toBeVisible()
  await answerUpTo(page, ALL)
  await questionnaire(page).submit.click()
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible()
})

test('94. The phone caches changed questions, but never a Wi-Fi login page', async ({ page, context, request }) => {
  const { code } = await newTeacherWithCode(request)
  const CALL = '/api/v1/tests/1'
  const answer = await request.get(`${CALL}?locale=es&include=questions,questions.answers`)
  const questions = await answer.text()
  const answersWith = (number: number) => {
    const body = questions.replaceAll(/"question":"[^"]*"/g, `"question":"Versión ${number}"`)
    return (path: string) => (path.startsWith(CALL) ? { type: 'application/json', body } : null)
  }
  const version = (number: number) => page.getByText(`Versión ${number}`)
  wifi.answersItself = answersWith(1)
  await begin(page, code)
  await page.reload()
  await expect(version(1)).toBeVisible()
  wifi.answersItself = answersWith(2)
  await page.reload()
  await expect(version(2)).toBeVisible()

  await goOffline(context)
  await page.reload()
  await expect(version(2)).toBeVisible()

  wifi.answersItself = (path) => portal(path.startsWith(CALL) ? 'application/json' : undefined)
  await goOnline(context)
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.reload()
    await expect(version(2)).toBeVisible()
    await expect(questionnaire(page).answers.first()).toBeEnabled()
  }
  await goOffline(context)
  await page.reload()
  await expect(version(2)).toBeVisible()
})

test('94. If a Wi-Fi login page prevents caching, the phone caches the questionnaire at the next visit', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  allowConsole(/MIME type of "text\/html"|integrity/)
  const { code } = await newTeacherWithCode(request)
  await page.goto(`${PATH}?codigo=${code}`)
  await expect(questionnaire(page).start).toBeEnabled()
  await page.waitForLoadState('networkidle')
  wifi.answersItself = (path) => (path === '/serviceWorker.js' ? null : portal())
  await questionnaire(page).start.click()
  await expect(questionnaire(page).count(1)).toBeVisible()
  await expect.poll(() => wifi.requests.filter((line) => /index\.html|tests\/1/.test(line)).length).toBeGreaterThan(1)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

  wifi.answersItself = () => null
  await begin(page, code)
  await goOffline(context)
  await page.reload()
  await expect(questionnaire(page).count(1)).toBeVisible()
  await answerUpTo(page, ALL)
})
