import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

import { apiUrl } from '../../e2e/support/addresses'

/** Where the page finds what is to run in it before the application does. */
const FIRST = '/tests-run-this-first.js'

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/**
 * The application on an address of its own, where each of its scripts takes its time and another one comes first. This way
 * every engine can be met before the application runs, whatever its driver can do.
 * @param first the script that runs as soon as the page is read
 * @param delay how long the next script of the application takes, in ms
 */
export async function openSlowSite(first: string, delay: () => number): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    async function answer() {
      const path = request.url ?? '/'
      if (path === FIRST) return response.setHeader('Content-Type', 'text/javascript').end(first)
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
      const { accept = '*/*', 'content-type': type } = request.headers
      const answered = await fetch(new URL(path, apiUrl), {
        method: request.method ?? 'GET',
        headers: { accept, ...(type !== undefined && { 'content-type': type }) },
        ...(hasBody && { body: await bodyOf(request) }),
      })
      if (path.endsWith('.js')) await wait(delay())
      response.statusCode = answered.status
      for (const name of ['content-type', 'content-security-policy']) {
        const value = answered.headers.get(name)
        if (value !== null) response.setHeader(name, value)
      }
      const body = Buffer.from(await answered.arrayBuffer())
      const isPage = answered.headers.get('content-type')?.startsWith('text/html') === true
      return response.end(isPage ? String(body).replace('</body>', `<script src="${FIRST}"></script></body>`) : body)
    }
    void answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
