import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { seededAccounts } from '@/mocks/seed/accounts'
import { freePort } from '../serving/openServer.ts'
import { APP_PAGE, startHttp } from './testing/servers.ts'

const folder = mkdtempSync(join(tmpdir(), 'embedded-api-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs start.mjs as `npm start` does, and answers what it printed once it ended. */
function start(args: string[], settings: Record<string, string> = {}) {
  const { VITEST: _vitest, NODE_ENV: _env, ...env } = process.env
  const child = spawn('node', [join(import.meta.dirname, '../../src/mocks/start.mjs'), ...args], {
    env: { ...env, EMBEDDED_API_FILE: join(folder, 'database.json'), ...settings },
  })
  let out = ''
  let error = ''
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (error += text.toString()))
  const ended = new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, error }))
  })
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', () => out.includes('Ctrl-C') && resolve(out))
    child.on('close', () => resolve(out))
  })
  return { ended, ready, interrupt: () => child.kill('SIGINT') }
}

test('everything is up, at both names of this machine, until Ctrl-C', async () => {
  const port = await freePort()
  const { ready, ended, interrupt } = start(['--port', String(port), '--reset'])
  const out = await ready
  const site = `http://localhost:${String(port)}`
  const content = `http://localhost:${String(port + 1)}`
  for (const address of [site, `${site}/__outbox`, content, `${site}/__faults`]) expect(out).toContain(` ${address}\n`)
  for (const { email, password } of Object.values(seededAccounts)) {
    expect(out).toContain(email)
    expect(out).toContain(password)
  }
  const pages = await Promise.all(
    ['localhost', '127.0.0.1'].flatMap((name) => [
      fetch(`http://${name}:${String(port)}/api/v1/themes`),
      fetch(`http://${name}:${String(port + 1)}/`),
    ]),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  interrupt()
  expect(await ended).toMatchObject({ code: 0, error: '' })
}, 30_000)

test('a preview serves the folder that was built, with its own API', async () => {
  const dist = join(folder, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), APP_PAGE)
  const port = await freePort()
  const { ready, ended, interrupt } = start(['--preview', '--dist', dist, '--port', String(port)])
  await ready
  expect(await (await fetch(`http://localhost:${String(port)}/login`)).text()).toBe(APP_PAGE)
  expect((await fetch(`http://localhost:${String(port)}/api/v1/themes`)).status).toBe(200)
  interrupt()
  expect(await ended).toMatchObject({ code: 0, error: '' })
}, 30_000)

test('what cannot start says so in one sentence', async () => {
  const { port } = new URL(await startHttp((_request, response) => response.end()))
  // One each: they start at the same time, and each tries its port before anything else.
  const [free, another] = [String(await freePort()), String(await freePort())]
  const problems: [args: string[], settings: Record<string, string>, sentence: RegExp][] = [
    [['--port', port], {}, RegExp(`^El puerto ${port}, que necesita la plataforma, está ocupado\\..* --port \\d+\n$`)],
    [['--port', free], { VITE_CONTENT_SITE_URL: 'sin esquema' }, /^VITE_CONTENT_SITE_URL debe ser .*\n$/],
    [['--port', another], { API_URL: 'https://api.museo.mx/v1' }, /^API_URL debe ser solo un origen.*\n$/],
    [['--puerto', free], {}, /^No se entiende «--puerto \d+»\..*\n$/],
    [['--port', 'ochenta'], {}, /^--port debe ser un número.*\n$/],
    [
      ['--preview', '--dist', join(folder, 'nada')],
      {},
      /^Todavía no hay nada construido\. Ejecuta antes: npm run build\n$/,
    ],
  ]
  const all = problems.map(async ([args, settings, sentence]) =>
    expect(await start(args, settings).ended).toMatchObject({
      code: 1,
      error: expect.stringMatching(sentence) as unknown,
    }),
  )
  await Promise.all(all)
}, 30_000)
