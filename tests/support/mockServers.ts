import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer, type InlineConfig, preview } from 'vite'
import { afterAll, beforeAll, onTestFinished } from 'vitest'

import { freePort, openServer } from '../serving/openServer.ts'
import { embeddedApi } from '@/mocks/vitePlugin'
import { builtSite } from '@/tools/serving/builtSite'

/** The app's page in these tests. It differs from every response of the API. */
export const APP_PAGE = '<!doctype html><html lang="es-MX"><title>La plataforma</title><div id="root"></div></html>'

/** The prerendered page of /contacto. */
export const PRERENDERED_PAGE = '<!doctype html><html lang="es-MX"><title>Escrita</title><style>p{}</style></html>'

/** Starts one preview server for all tests of a file. */
export function previewForAll() {
  const app = { origin: '', contentSite: '', close: () => Promise.resolve() }
  beforeAll(async () => void Object.assign(app, await openSite('preview', {})))
  afterAll(() => app.close())
  return app
}

/** Starts a dev or preview server that is closed at the end of the test. */
export async function startServer(mode: 'dev' | 'preview', env: Record<string, string> = {}) {
  const server = await openSite(mode, env)
  onTestFinished(server.close)
  return server
}

/** Starts a real Vite server with the plugin. It serves a tiny app from a temporary folder. */
async function openSite(mode: 'dev' | 'preview', env: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'embedded-api-'))
  mkdirSync(join(root, 'dist/assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), APP_PAGE)
  writeFileSync(join(root, 'dist/index.html'), APP_PAGE)
  mkdirSync(join(root, 'dist/contacto'))
  writeFileSync(join(root, 'dist/contacto/index.html'), PRERENDERED_PAGE)
  writeFileSync(join(root, 'dist/assets/app-1234.js'), 'plain')
  writeFileSync(join(root, 'dist/assets/app-1234.js.br'), 'as brotli')
  writeFileSync(join(root, 'dist/assets/app-1234.js.gz'), 'as gzip')
  const contentSite = `http://127.0.0.1:${String(await freePort())}`
  const address = { port: await freePort(), host: '127.0.0.1', strictPort: true }
  const settings = { VITE_CONTENT_SITE_URL: contentSite, EMBEDDED_API_FILE: ':memory:', ...env }
  const plugins = [embeddedApi(settings), builtSite()]
  const options: InlineConfig = { root, configFile: false, logLevel: 'error', plugins }
  const server =
    mode === 'preview'
      ? await preview({ ...options, preview: address })
      : await (await createServer({ ...options, cacheDir: join(root, '.vite'), server: address })).listen()
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    contentSite,
    close: async () => {
      await server.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/**
 * Starts an HTTP server, for example in place of the real API, and closes it at the end of the test.
 * @returns its origin
 */
export async function startHttp(listener: RequestListener): Promise<string> {
  const { origin, close } = await openServer(listener)
  onTestFinished(close)
  return origin
}

/** Creates an HTTP client with a cookie jar. */
export function browser(): (url: string, init?: RequestInit) => Promise<Response> {
  const jar = new Map<string, string>()
  return async (url, init = {}) => {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(url, { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
}

/** Returns the fetch options that send `body` as JSON. */
export function json(body: unknown, method = 'POST'): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}
