import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'

import { contentSitePaths } from '@/content/contentSitePaths'
import { seededAccounts } from '@/mocks/embeddedApi'
import { sessionHash } from '@/model/sessionHash'
import { contentSiteCalls } from '@/tools/check-api/contentSiteCalls'

import { API, AS_TEACHER, museumApi, reportOn, run, SITE } from './runOn'

const { overrideHandlers, requests } = museumApi()

const CONTENT = 'https://contenidos.museo.example'
const SET = `POST ${CONTENT}${contentSiteCalls.setSession.path}`
const END = `POST ${CONTENT}${contentSiteCalls.endSession.path}`
const ENV = { VITE_CONTENT_SITE_URL: CONTENT, VITE_SITE_URL: SITE }

const ORIGIN = { 'Access-Control-Allow-Origin': SITE }
const OPEN = { ...ORIGIN, 'Access-Control-Allow-Credentials': 'true' }
const JSON_ALLOWED = { ...OPEN, 'Access-Control-Allow-Headers': 'X-WP-Nonce, Content-Type' }
const COOKIE = 'wp_session=1; Path=/; Secure; HttpOnly; SameSite=None'

const respond = (headers: object, status = 200) => new HttpResponse(null, { status, headers: { ...headers } })

/** Mocks a content site that works correctly, except for the given responses. */
function contentSite({ options = respond(JSON_ALLOWED), set = respond({ ...OPEN, 'Set-Cookie': COOKIE }) } = {}) {
  overrideHandlers(
    http.get(`${CONTENT}/*`, () => HttpResponse.html('<h1>Contenido</h1>')),
    http.options(`${CONTENT}/*`, () => options.clone()),
    http.post(CONTENT + contentSiteCalls.setSession.path, () => set),
    http.post(CONTENT + contentSiteCalls.endSession.path, () => respond(OPEN)),
  )
}

const sentTo = (site: string) => requests.filter(({ method, url }) => method !== 'GET' && url.startsWith(site))

test.each([
  [
    'allows the site',
    { ...ORIGIN, 'Access-Control-Allow-Methods': '*', 'Access-Control-Allow-Headers': 'authorization,content-type' },
    'correcto',
  ],
  [
    'allows no token',
    { ...ORIGIN, 'Access-Control-Allow-Methods': 'GET, PATCH', 'Access-Control-Allow-Headers': '*' },
    'incorrecto: Los navegadores necesitan `Access-Control-Allow-Headers: Authorization, Content-Type`.',
  ],
  [
    'allows another site',
    { 'Access-Control-Allow-Origin': API },
    `incorrecto: Los navegadores necesitan \`Access-Control-Allow-Origin: ${SITE}\` y \`Access-Control-Allow-Methods: PATCH\` y \`Access-Control-Allow-Headers: Authorization, Content-Type\`.`,
  ],
])('83. an API that %s is reported with the headers that browsers need', async (_what, headers, report) => {
  overrideHandlers(http.options(`${API}/api/v1/users/1`, () => respond(headers)))
  const { out } = await run([API, '--origin', SITE])
  expect(reportOn(out, `CORS desde ${SITE}`)).toBe(report)
  expect(requests.every(({ headers: sent }) => sent.get('origin') === SITE)).toBe(true)
})

test('pages of the content site that are missing, moved or unreachable are reported', async () => {
  contentSite()
  overrideHandlers(
    http.get(CONTENT + contentSitePaths.visits, () => respond({}, 404)),
    http.get(CONTENT + contentSitePaths.memory, () => respond({ Location: '/memoria/' }, 301)),
    http.get(CONTENT + contentSitePaths.tolerance, () => HttpResponse.error()),
  )
  const { out } = await run([API], ENV)
  const reports = Object.values(contentSitePaths).map((path) => reportOn(out, `Página ${CONTENT}${path}`))
  const advice = 'El menú lleva aquí: publica la página o corrige src/content/contentSitePaths.ts.'
  expect(reports).toEqual([
    'correcto',
    `incorrecto: Contesta 404, y debe ser 2xx sin redirigir. ${advice}`,
    `incorrecto: Contesta 301, y debe ser 2xx sin redirigir. ${advice}`,
    `incorrecto: No contesta. ${advice}`,
    'correcto',
  ])
})

test('without --write, no session is opened or ended at the content site', async () => {
  contentSite()
  const { out } = await run([API, ...AS_TEACHER], ENV)
  expect([reportOn(out, SET), reportOn(out, END)]).toEqual(['correcto', 'correcto'])
  expect(sentTo(CONTENT).map(({ method }) => method)).toEqual(['OPTIONS', 'OPTIONS'])
})

test('with --write, the account’s session is opened and ended as the platform does', async () => {
  contentSite()
  const { out } = await run([API, ...AS_TEACHER, '--write'], ENV)
  expect([reportOn(out, SET), reportOn(out, END)]).toEqual(['correcto', 'correcto'])
  const [, set, , end] = sentTo(CONTENT)
  expect(sentTo(CONTENT).every(({ headers }) => headers.get('origin') === SITE)).toBe(true)
  const { id, email } = seededAccounts.teacher
  expect(await set?.json()).toMatchObject({ id: String(id), email, teacher: 'true', hash: sessionHash(id, email) })
  expect(await end?.json()).toEqual({})
  expect(end?.headers.get('cookie')).toContain('wp_session=1')
})

const LOST = 'incorrecto: Debe traer su cookie, con `SameSite=None; Secure`: sin ella, el sitio no sabe quién entró.'

test.each([
  ['is down', { options: respond({}, 503) }, 'incorrecto: Contesta 503, y debe ser 2xx sin redirigir.'],
  ['has no such route', { set: respond(OPEN, 404) }, 'incorrecto: Contesta 404, y debe ser 2xx sin redirigir.'],
  [
    'allows every origin',
    { set: respond({ ...OPEN, 'Access-Control-Allow-Origin': '*' }) },
    `incorrecto: Los navegadores necesitan \`Access-Control-Allow-Origin: ${SITE}\`.`,
  ],
  [
    'forbids cookies',
    { set: respond(ORIGIN) },
    'incorrecto: Los navegadores necesitan `Access-Control-Allow-Credentials: true`.',
  ],
  [
    'forbids JSON',
    { options: respond({ ...OPEN, 'Access-Control-Allow-Headers': '*' }) },
    'incorrecto: Los navegadores necesitan `Access-Control-Allow-Headers: Content-Type`.',
  ],
  ['sets no cookie', { set: respond(OPEN) }, LOST],
  ['sets a lax cookie', { set: respond({ ...OPEN, 'Set-Cookie': 'a=1; Secure; SameSite=Lax' }) }, LOST],
  ['sets an insecure cookie', { set: respond({ ...OPEN, 'Set-Cookie': 'secure=1; SameSite=None' }) }, LOST],
])('a content site that %s is reported', async (_what, responses, report) => {
  contentSite(responses)
  const { status, out } = await run([API, ...AS_TEACHER, '--write'], ENV)
  expect(reportOn(out, SET)).toBe(report)
  expect(status).toBe(1)
})
