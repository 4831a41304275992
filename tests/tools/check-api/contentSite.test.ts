import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'

import { contentSitePaths } from '@/content/contentSitePaths'
import { sessionHash } from '@/model/sessionHash'
import { seededAccounts } from '@/mocks/embeddedApi'
import { contentSiteCalls } from '@/tools/check-api/contentSiteCalls'
import { API, AS_TEACHER, museumApi, run, findingsIn, SITE } from './runOn'

const { overrideHandlers, requests } = museumApi()

const CONTENT = 'https://contenidos.museo.example'
const SET = `POST ${CONTENT}${contentSiteCalls.setSession.path}`
const END = `POST ${CONTENT}${contentSiteCalls.endSession.path}`

const ENV = { VITE_CONTENT_SITE_URL: CONTENT, VITE_SITE_URL: SITE }

const page = () => HttpResponse.html('<h1>Contenido</h1>')

test('check:api reports pages of the content site that are missing, moved or unreachable', async () => {
  overrideHandlers(
    http.get(`${CONTENT}/`, page),
    http.get(`${CONTENT}${contentSitePaths.visits}`, () => HttpResponse.html('<h1>No existe</h1>', { status: 404 })),
    http.get(`${CONTENT}${contentSitePaths.memory}`, () => HttpResponse.redirect(`${CONTENT}/memoria/?a=1`)),
    http.get(`${CONTENT}/memoria/`, page),
    http.get(`${CONTENT}${contentSitePaths.tolerance}`, () => HttpResponse.error()),
    http.get(`${CONTENT}${contentSitePaths.violence}`, page),
  )
  const { out, status } = await run([API], { VITE_CONTENT_SITE_URL: `${CONTENT}/` })
  const file = 'src/content/contentSitePaths.ts'
  const expected = {
    home: [],
    visits: [
      `! Contesta 404, y el menú lleva a esta página: publícala en el sitio de contenidos o corrige su ruta en ${file}.`,
    ],
    memory: [
      `! Redirige a ${CONTENT}/memoria/: escribe esa dirección en ${file} o, si cambió el sitio, en VITE_CONTENT_SITE_URL.`,
    ],
    tolerance: ['! No contesta (TypeError), y el menú lleva a esta página. ¿Es correcta VITE_CONTENT_SITE_URL?'],
    violence: [],
  }
  const found = Object.entries(contentSitePaths).map(([name, path]) => [
    name,
    findingsIn(out, `Página ${CONTENT}${path}`),
  ])
  expect(Object.fromEntries(found)).toEqual(expected)
  expect(status).toBe(0)
})

/** The status and headers of a response. Empty headers are omitted. */
type Answer = Record<string, string | number>

const OPEN = { 'Access-Control-Allow-Origin': SITE, 'Access-Control-Allow-Credentials': 'true' }
const JSON_ALLOWED = { 'Access-Control-Allow-Headers': 'X-WP-Nonce, Content-Type' }
const COOKIE = { 'Set-Cookie': 'wp_session=1; Path=/; Secure; HttpOnly; SameSite=None' }

function respond({ status = 200, ...headers }: Answer) {
  const sent = Object.entries(headers).filter(([, value]) => value !== '')
  return new HttpResponse(null, { status: Number(status), headers: sent.map(([name, value]) => [name, String(value)]) })
}

/** Mocks a content site that works correctly, except for the given changes. */
function contentSite(changes: { options?: Answer; set?: Answer; end?: Answer } = {}, origin = CONTENT) {
  const { setSession, endSession } = contentSiteCalls
  overrideHandlers(
    http.get(`${origin}/*`, page),
    http.options(`${origin}/wp-json/custom/v1/*`, () => respond({ ...OPEN, ...JSON_ALLOWED, ...changes.options })),
    http.post(origin + setSession.path, () => respond({ ...OPEN, ...COOKIE, ...changes.set })),
    http.post(origin + endSession.path, () => respond({ ...OPEN, ...changes.end })),
  )
}

const sentTo = (site: string) => requests.filter(({ method, url }) => method !== 'GET' && url.startsWith(site))

test('check:api without --write opens no session, and tests the sign-out without a cookie', async () => {
  contentSite({ end: { status: 401 } })
  const { status, out } = await run([API, ...AS_TEACHER], ENV)
  expect(findingsIn(out, SET)).toEqual(['· La sesión misma se abre con --as y --write.'])
  expect(findingsIn(out, END)).toEqual([])
  expect(sentTo(CONTENT).map(({ method, url }) => `${method} ${url}`)).toEqual([
    SET.replace('POST', 'OPTIONS'),
    END.replace('POST', 'OPTIONS'),
    END,
  ])
  expect(sentTo(CONTENT)[2]?.headers.get('cookie')).toBeNull()
  expect(status).toBe(0)
})

test('check:api with --write opens and ends the account’s session like the platform', async () => {
  contentSite()
  const { out, warned } = await run([API, ...AS_TEACHER, '--write'], ENV)
  expect([findingsIn(out, SET), findingsIn(out, END)]).toEqual([[], []])
  expect(warned).toContain('se abre y se cierra la sesión de la cuenta')
  const [, set, , end] = sentTo(CONTENT)
  expect(sentTo(CONTENT).every(({ headers }) => headers.get('origin') === SITE)).toBe(true)
  const { id, email } = seededAccounts.teacherWithVisit
  expect(await set?.json()).toMatchObject({ id: String(id), email, teacher: 'true', hash: sessionHash(id, email) })
  expect(await end?.json()).toEqual({})
  expect(end?.headers.get('cookie')).toContain('wp_session=1')
})

const ORIGIN = `debe traer \`Access-Control-Allow-Origin: ${SITE}\`, y trae`
const CREDENTIALS = 'debe traer `Access-Control-Allow-Credentials: true`.'
const LOST = 'POST: sin `SameSite=None; Secure`, los navegadores no guardan la cookie de otro sitio:'
const none = { 'Access-Control-Allow-Origin': '' }
const any = { 'Access-Control-Allow-Origin': '*' }

test.each([
  ['is down', { options: { status: 503 }, set: { status: 503 } }, ['× OPTIONS y POST: contesta 503, y debe ser 2xx.']],
  ['has no such route', { set: { status: 404 } }, ['× POST: contesta 404, y debe ser 2xx.']],
  ['requires a session', { options: { status: 401 } }, ['× OPTIONS: contesta 401, y debe ser 2xx.']],
  [
    'redirects',
    { options: { status: 301, Location: 'https://www.museo.example/?a=1' } },
    ['× OPTIONS: redirige a https://www.museo.example/ (301), y debe contestar donde se le pide.'],
  ],
  ['allows no origin', { options: none, set: none }, [`× OPTIONS y POST: ${ORIGIN} \`nada\`.`]],
  ['allows every origin', { options: any }, [`× OPTIONS: ${ORIGIN} \`*\`.`]],
  ['allows another origin', { set: { 'Access-Control-Allow-Origin': CONTENT } }, [`× POST: ${ORIGIN} \`${CONTENT}\`.`]],
  ['forbids cookies', { options: { 'Access-Control-Allow-Credentials': '' } }, [`× OPTIONS: ${CREDENTIALS}`]],
  [
    'forbids JSON',
    { options: { 'Access-Control-Allow-Headers': '*' } },
    ['× OPTIONS: debe traer `Access-Control-Allow-Headers: Content-Type`; `*` no basta.'],
  ],
  [
    'sets no cookie',
    { set: { 'Set-Cookie': '' } },
    ['! POST: no trae ninguna cookie, y el sitio no sabrá quién entró.'],
  ],
  ['sets a plain cookie', { set: { 'Set-Cookie': 'a=1; Path=/; HttpOnly' } }, [`× ${LOST} a.`]],
  ['sets a lax cookie', { set: { 'Set-Cookie': 'a=1; Secure; SameSite=Lax' } }, [`× ${LOST} a.`]],
  ['sets an insecure cookie', { set: { 'Set-Cookie': 'secure=1; SameSite=None' } }, [`× ${LOST} secure.`]],
])('check:api reports a content site that %s', async (_what, changes, sentences) => {
  contentSite(changes)
  const { status, out } = await run([API, ...AS_TEACHER, '--write'], ENV)
  expect(findingsIn(out, SET)).toEqual(sentences)
  expect(status).toBe(sentences[0]?.startsWith('×') === true ? 1 : 0)
})

test('check:api reports a failed sign-out of an open session', async () => {
  contentSite({ end: { status: 403, ...none } })
  const { out } = await run([API, ...AS_TEACHER, '--write'], ENV)
  expect(findingsIn(out, END)).toEqual(['× POST: contesta 403, y debe ser 2xx.'])
})

test('check:api accepts any cookie from a content site without https, as on a developer’s machine', async () => {
  const local = 'http://contenidos.museo.example'
  contentSite({ set: { 'Set-Cookie': 'a=1' } }, local)
  const { out } = await run([API, ...AS_TEACHER, '--write'], { ...ENV, VITE_CONTENT_SITE_URL: local })
  expect(findingsIn(out, SET.replace(CONTENT, local))).toEqual([])
})

test('check:api reports a content site that does not respond', async () => {
  contentSite()
  overrideHandlers(http.options(`${CONTENT}/*`, () => HttpResponse.error()))
  const { out } = await run([API, '--origin', SITE], { VITE_CONTENT_SITE_URL: CONTENT })
  expect([findingsIn(out, SET)[0], findingsIn(out, END)[0]]).toEqual([
    '× No contesta: TypeError.',
    '× No contesta: TypeError.',
  ])
})

test('check:api skips the session checks when the platform’s origin is missing', async () => {
  contentSite()
  const { out } = await run([API], { VITE_CONTENT_SITE_URL: CONTENT })
  expect(findingsIn(out, `Sesión en ${CONTENT}`)).toEqual(['· Se prueba con --origin, o con VITE_SITE_URL.'])
  expect(sentTo(CONTENT)).toEqual([])
})
