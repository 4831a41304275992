import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'

import { contentSitePaths } from '@/content/contentSitePaths'

import { API, museumApi, reportOn, run, SITE } from './runOn'

const { overrideHandlers } = museumApi()

const CONTENT = 'https://contenidos.museo.example'
const respond = (headers: object, status = 200) => new HttpResponse(null, { status, headers: { ...headers } })
const ORIGIN = { 'Access-Control-Allow-Origin': SITE }

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
})

test('pages of the content site that are missing, moved or unreachable are reported', async () => {
  overrideHandlers(
    http.get(CONTENT + contentSitePaths.visits, () => respond({}, 404)),
    http.get(CONTENT + contentSitePaths.memory, () => respond({ Location: '/memoria/' }, 301)),
    http.get(CONTENT + contentSitePaths.tolerance, () => HttpResponse.error()),
    http.get(`${CONTENT}/*`, () => HttpResponse.html('<h1>Contenido</h1>')),
  )
  const { out } = await run([API], { VITE_CONTENT_SITE_URL: CONTENT })
  const reports = Object.values(contentSitePaths).map((path) => reportOn(out, `Página ${CONTENT}${path}`))
  expect(reports).toEqual([
    'correcto',
    'incorrecto: Contesta 404, y debe ser 2xx sin redirigir.',
    'incorrecto: Contesta 301, y debe ser 2xx sin redirigir.',
    'incorrecto: No contesta.',
    'correcto',
  ])
})
