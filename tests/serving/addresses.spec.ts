import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join } from 'node:path'

import { setting } from '../e2e/support/addresses'
import { expect, test } from '../e2e/support/test'
import { ask, PAGE } from './ask'

const folder = setting('SERVING_FOLDER')

/** Requested paths, each with the form in which nginx may log the path. */
const logged = [
  ['/free-pass?fullname=Ana%20Ruiz&token_qr=secreto', '/free-pass'],
  ['/%66ree-pass?token_qr=secreto', '/free-pass'],
  ['/free-pass%3Ftoken_qr=secreto', '/free-pass/:clave'],
  ['/recuperar-contrasenia', '/recuperar-contrasenia'],
  ['/recuperar-contrasenia/secreto', '/recuperar-contrasenia/:clave'],
  ['/x/../recuperar-contrasenia/secreto', '/recuperar-contrasenia/:clave'],
  ['/./recuperar-contrasenia//secreto/', '/recuperar-contrasenia/:clave'],
  ['//recuperar-contrasenia/secreto', '/recuperar-contrasenia/:clave'],
  ['/%72ecuperar-contrasenia/secreto', '/recuperar-contrasenia/:clave'],
  ['/recuperar-contrasenia%2fsecreto', '/recuperar-contrasenia/:clave'],
  ['/Recuperar-Contrasenia/secreto', '/Recuperar-Contrasenia/:clave'],
  ['/es/recuperar-contrasenia/secreto', '/es/recuperar-contrasenia/:clave'],
  ['/recuperar-contrasenia/%73ecreto.png', '/recuperar-contrasenia/:clave'],
  ['/api/v1/users/confirmation?confirmation_token=secreto', '/api/v1/users/confirmation'],
  ['/api//v1/users/x/../confirmation/secreto', '/api/v1/users/confirmation/:clave'],
] as const

/** The paths that a log contains for an IP address. */
const entries = (log: string, from: string) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${from} `))
    .map((line) => /"([^"]*)"/.exec(line)?.[1])

/** Returns the lines that match, from all log files of a server. */
function linesWith(text: RegExp, name: string): string[] {
  const prefix = join(folder, `nginx-${name}`)
  const files = readdirSync(prefix).filter((file) => file.endsWith('.log'))
  expect(files).toEqual(expect.arrayContaining(['access.log', 'error.log', 'museo-access.log']))
  const lines = files.flatMap((file) => readFileSync(join(prefix, file), 'utf8').split('\n'))
  return lines.filter((line) => text.test(line))
}

test('No log contains the secret of a URL, in any encoding', async ({ baseURL }, { project }) => {
  const from = '127.0.0.71'
  const log = join(folder, `nginx-${project.name}/museo-access.log`)
  const before = entries(log, from).length
  for (const [path] of logged) {
    await ask(baseURL ?? '', path, { headers: PAGE, from })
  }
  // nginx rejects these requests before parsing the path, and therefore logs no path.
  for (const path of ['/recuperar-contrasenia/secreto%zz', '/../recuperar-contrasenia/secreto']) {
    expect((await ask(baseURL ?? '', path, { headers: PAGE, from })).status).toBe(400)
  }
  await ask(baseURL ?? '', '/api/v1/users/1?include=secreto', { from })
  const expected = [...logged.map(([, entry]) => entry), '/api/v1/users/1']
  await expect
    .poll(() =>
      entries(log, from)
        .slice(before)
        .filter((entry) => entry !== ''),
    )
    .toEqual(expected)
  expect(linesWith(/secreto|Ana/i, project.name)).toEqual([])
})

test('When nginx cannot read a file, no log contains the query of the request', async ({ baseURL }, { project }) => {
  const name = `cerrado-${project.name}`
  const closed = join(folder, 'app', name)
  mkdirSync(closed)
  for (const file of ['index.html', 'index.html.br', 'index.html.gz']) {
    writeFileSync(join(closed, file), 'cerrado')
    chmodSync(join(closed, file), 0)
  }
  const headers = { ...PAGE, 'Accept-Encoding': 'br, gzip' }
  expect((await ask(baseURL ?? '', `/${name}?token_qr=secreto`, { headers })).status).toBe(403)
  chmodSync(closed, 0)
  expect((await ask(baseURL ?? '', `/${name}?token_qr=secreto`, { headers })).status).toBe(200)
  chmodSync(closed, 0o700)
  rmSync(closed, { recursive: true })
  await expect.poll(() => linesWith(new RegExp(`"/${name}" 403 `), project.name)).toHaveLength(1)
  expect(linesWith(/secreto/, project.name)).toEqual([])
})

test('nginx accepts 16 KiB of headers over HTTP/1.1 and HTTP/2', async ({ baseURL }) => {
  const cookies = [8_200, 16_000].map((length) => ({ ...PAGE, Cookie: `session=${'x'.repeat(length)}` }))
  for (const headers of cookies) expect((await ask(baseURL ?? '', '/login', { headers })).status).toBe(200)
  if (baseURL?.startsWith('https:') !== true) return
  const client = connect(baseURL, { rejectUnauthorized: false })
  for (const headers of cookies) {
    const status = await new Promise((resolve, reject) => {
      const stream = client.request({ ':path': '/login', ...headers })
      stream.once('response', (answer) => resolve(answer[':status'])).once('error', reject)
      stream.resume()
    })
    expect(status).toBe(200)
  }
  client.close()
})

test('An http URL redirects to https, and no log contains the URL’s secret', async () => {
  const [plain, safe] = [setting('SERVING_REDIRECT'), setting('SERVING_HTTPS')]
  const from = '127.0.0.72'
  const { status, headers } = await ask(plain, '/x/../registro?a=1', { from })
  expect([status, headers.location]).toEqual([301, `${safe}/x/../registro?a=1`])
  await ask(plain, '//recuperar-contrasenia/secreto', { from })
  const log = join(folder, 'nginx-https/museo-access.log')
  await expect.poll(() => entries(log, from)).toContain('/recuperar-contrasenia/:clave')
  expect(linesWith(/secreto/, 'https')).toEqual([])
})

test('nginx refuses a TLS handshake for another host name', async () => {
  const greeting = ask(setting('SERVING_HTTPS'), '/', { servername: 'malo.example' })
  await expect(greeting).rejects.toThrow(/unrecognized name/)
})
