import { type IncomingMessage, request as forward, type ServerResponse } from 'node:http'

import type { Page } from '@playwright/test'

import { setting } from '../e2e/support/addresses'
import { newTeacher, type Person, sessionCookieNames, signIn, signOut } from '../e2e/support/people'
import { expect, test } from '../e2e/support/test'
import { openServer } from './openServer'

// These tests share one API behind nginx, so they run one after another.
test.describe.configure({ mode: 'default' })

/** Proxies the embedded API and adds headers that let browsers cache every response for ten minutes. */
function keepable(request: IncomingMessage, response: ServerResponse): void {
  const { url, method, headers } = request
  const forwarded = forward({ host: '127.0.0.1', port: setting('E2E_PORT'), path: url, method, headers }, (answer) => {
    const lax = { 'cache-control': 'private, max-age=600', etag: '"1"', 'set-cookie': '_session_id=de-ella; path=/' }
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...lax })
    answer.pipe(response)
  })
  request.pipe(forwarded)
}

let close: () => void = () => undefined
test.beforeAll(async () => {
  const server = await openServer(keepable, Number(setting('SERVING_KEEPABLE_API')))
  close = server.close
})
test.afterAll(() => close())

/** Goes back without waiting for `load`, which a page from the back/forward cache does not fire. */
const back = (page: Page) => page.goBack({ waitUntil: 'commit' })

const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })

/** Matches this teacher's personal data, plain or percent-encoded. */
const traces = ({ email }: Person) => new RegExp(`${email}|${encodeURIComponent(email)}|Torres|5511223344`)

/** Opens the account, starts a visit request and signs out on the home page. */
async function leaveTracesAndSignOut(page: Page) {
  await page.goto('/mi-cuenta')
  await expect(page.getByLabel('Teléfono')).toHaveValue('5511223344')
  await page.goto('/solicitud-visita')
  await page.getByLabel('Profesores').fill('3')
  await page.goto('/')
  await signOut(page)
}

test('86. After sign-out, no browser cache or storage contains personal data', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  // The test makes cache-only requests, which fail as expected.
  allowConsole(/Failed to load resource|ERR_CACHE_MISS/)
  const teacher = await newTeacher(request, { neverSignedIn: true })
  const calls = new Set<string>()
  page.on('request', (one) => {
    if (one.method() === 'GET' && 'authorization' in one.headers()) calls.add(one.url())
  })
  await signIn(page, teacher)
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).click()
  expect((await downloading).suggestedFilename()).toBe('myt-qr.pdf')
  await leaveTracesAndSignOut(page)
  expect([...calls].map((url) => new URL(url).pathname.replace(/\d{2,}/, '7'))).toEqual(
    expect.arrayContaining(['/api/v1/users/7', '/api/v1/users/7/download_qr_code']),
  )

  for (const url of calls) {
    const cached = await page.evaluate(async (address) => {
      const found: string[] = []
      for (const cache of ['only-if-cached', 'force-cache'] as const) {
        const answer = await fetch(address, { cache, mode: 'same-origin' }).catch(() => null)
        if (answer?.ok) found.push(`${cache}: ${answer.headers.get('Content-Type') ?? ''}`)
      }
      return found
    }, url)
    expect(cached, url).toEqual([])
  }

  const stored = await page.evaluate(async () => ({
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
  }))
  expect(stored).toMatchObject({ caches: [], databases: [] })
  expect(stored.storage).not.toMatch(traces(teacher))
  expect(await sessionCookieNames(page)).toEqual([])
})

test('93. Going back after sign-out shows no personal data, and the next teacher’s visit form is empty', async ({
  page,
  request,
}) => {
  test.slow()
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  await page.goto('/contacto')
  await expect(page.getByRole('main').getByLabel('Correo electrónico')).toHaveValue(teacher.email)
  await leaveTracesAndSignOut(page)

  const entries = await page.evaluate(() => history.length)
  for (let steps = 1; steps < entries; steps += 1) {
    await back(page)
    if (page.url() === 'about:blank') break
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
    expect(await page.content()).not.toMatch(traces(teacher))
    expect(await page.evaluate(() => location.href + JSON.stringify(history.state))).not.toMatch(traces(teacher))
    // The home page's price begins with an example.
    const fields = page.getByRole('textbox').and(page.locator(':not(#estudiantes)'))
    for (const field of await fields.all()) expect(await field.inputValue()).toBe('')
  }

  await signIn(page, await newTeacher(request))
  await page.goto('/solicitud-visita')
  await expect(page.getByLabel('Profesores')).toHaveValue('')
})

test('86. An account page restored from the back/forward cache after sign-out redirects to the sign-in page', async ({
  page,
  context,
  request,
}) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  await page.goto('/mi-cuenta')
  await expect(page.getByLabel('Teléfono')).toHaveValue('5511223344')
  await page.evaluate(() => Object.assign(window, { asItWasLeft: true }))
  await page.goto('/contacto')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(teacher.email)
  await page.goto('/terminos-condiciones')

  const other = await context.newPage()
  await other.goto('/')
  await signOut(other)

  await page.bringToFront()
  await back(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByText(teacher.email)).toHaveCount(0)
  await back(page)
  await expect(page).toHaveURL('/login')
  await expect(signInButton(page)).toBeVisible()
  await expect(page.getByLabel('Teléfono')).toHaveCount(0)
  expect(await page.evaluate(() => 'asItWasLeft' in window)).toBe(true)
})
