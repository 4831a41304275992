import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runInNewContext } from 'node:vm'

import { afterAll, expect, test } from 'vitest'

import { seededAccounts } from '@/mocks/seed/accounts'
import { freePort } from '../serving/openServer.ts'
import { APP_PAGE } from '../support/mockServers.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'embedded-api-'))
const dist = join(folder, 'dist')
mkdirSync(dist)
writeFileSync(join(dist, 'index.html'), APP_PAGE)
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs Vite's command line as the scripts of package.json do. `ended` resolves to the output. */
function vite(args: string[], settings: Record<string, string> = {}) {
  const { VITEST: _vitest, NODE_ENV: _env, ...env } = process.env
  const child = spawn('node', [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    env: { ...env, NO_COLOR: '1', EMBEDDED_API_FILE: join(folder, 'database.json'), ...settings },
  })
  let [out, error] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += stripVTControlCharacters(text.toString())))
  child.stderr.on('data', (text: Buffer) => (error += stripVTControlCharacters(text.toString())))
  const ended = new Promise<{ out: string; error: string }>((tell) => {
    child.on('close', () => tell({ out, error }))
  })
  const ready = new Promise<string>((tell) => {
    child.stdout.on('data', () => out.includes('Cuentas de prueba') && tell(out))
    child.on('close', () => tell(out))
  })
  return { ended, ready, stop: () => child.kill() }
}

test('npm start serves the app, its API and the content site on both loopback names', async () => {
  const port = await freePort()
  const { ready, ended, stop } = vite(['--port', String(port)], { VITE_FACEBOK_URL: '' })
  const out = await ready
  const site = `http://localhost:${String(port)}`
  const content = `http://localhost:${String(port + 1)}`
  for (const address of [`${site}/`, `${site}/__outbox`, content, `${site}/__faults`]) {
    expect(out).toContain(` ${address}\n`)
  }
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
  // The module in which Vite sends the settings to browsers.
  const env = await (await fetch(`${site}/node_modules/vite/dist/client/env.mjs`)).text()
  const expression = /"SITE_SETTINGS": (\{.*\})\};/.exec(env)?.[1] ?? ''
  for (const hostname of ['localhost', '192.168.1.5', '[::1]', 'maquina.local']) {
    const settings: unknown = runInNewContext(`(${expression})`, { location: { hostname } })
    expect(settings).toMatchObject({ contentSiteUrl: `http://${hostname}:${String(port + 1)}` })
  }
  stop()
  const { error } = await ended
  expect(error).toContain('VITE_FACEBOK_URL no es un ajuste')
  expect(error).not.toMatch(/error|warning/i)
})

test('a server that cannot start prints one sentence', async () => {
  const problems: [args: string[], settings: Record<string, string>, sentence: RegExp][] = [
    [['build'], { VITE_SITE_URL: 'sin esquema' }, /:\n\[VITE_SITE_URL debe ser .*\]\n$/],
    [['build', '--outDir', folder], {}, /:\n\[.* no es una construcción de este sitio\. No se tocó nada.*\]\n$/],
    [['preview'], { API_URL: 'https://api.museo.mx/v1' }, /:\n\[API_URL debe ser solo un origen.*\]\n$/],
    [['preview', '--outDir', join(folder, 'nada')], {}, /:\n\[Todavía no hay nada construido\. .*npm run build\]\n$/],
  ]
  const all = problems.map(async ([args, settings, sentence]) =>
    expect(await vite(args, settings).ended).toMatchObject({ error: expect.stringMatching(sentence) as unknown }),
  )
  await Promise.all(all)
})
