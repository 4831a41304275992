import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import sirv from 'sirv'
import { build } from 'vite'

/** @typedef {{ url: string, floorUrl: string, dist: string }} Applications */

const root = resolve(import.meta.dirname, '../..')

/** @param {string} url */
async function untilItAnswers(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    try {
      const response = await fetch(url)
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await wait(100)
  }
  throw new Error('The preview did not start')
}

/**
 * Builds the application and the floor, the least that the same libraries can show. Serves the first with the embedded
 * API and the second from the port two above it, both compressed, and stops them after the work.
 * @param {{ port: number, isBuilt: boolean }} options
 * @param {(applications: Applications) => Promise<void>} work
 */
export async function withApplications({ port, isBuilt }, work) {
  const folder = `.embedded-api/bench-${port}`
  const [dist, floor] = [join(root, folder, 'dist'), join(root, folder, 'floor')]
  // These belong to the bench, whatever the developer's .env says.
  Object.assign(process.env, {
    EMBEDDED_API_FILE: `${folder}/database.json`,
    API_URL: '',
    VITE_API_URL: '',
    VITE_CONTENT_SITE_URL: `http://localhost:${port + 1}`,
    // It comes from another site, whose time is not ours.
    VITE_MUSEUM_MAP_EMBED_URL: '',
  })
  if (!isBuilt || !existsSync(dist)) {
    await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
    const configFile = join(import.meta.dirname, 'floor/vite.config.ts')
    await build({ configFile, logLevel: 'error', build: { outDir: floor, emptyOutDir: true } })
  }
  const options = ['--preview', '--reset', '--port', String(port), '--dist', `${folder}/dist`]
  const server = spawn(process.execPath, [join(root, 'tests/embedded-api/start.mjs'), ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const floorServer = createServer(sirv(floor, { brotli: true, gzip: true, single: true, etag: true }))
  floorServer.listen(port + 2, '127.0.0.1')
  try {
    const url = `http://localhost:${port}`
    await untilItAnswers(url)
    await work({ url, floorUrl: `http://localhost:${port + 2}`, dist })
  } finally {
    floorServer.close()
    floorServer.closeAllConnections()
    server.kill()
  }
}
