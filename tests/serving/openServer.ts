import { createServer, type RequestListener } from 'node:http'

/** Starts an HTTP server on a port, or on any free port. */
export async function openServer(listener: RequestListener, port = 0): Promise<{ origin: string; close: () => void }> {
  const server = createServer(listener)
  const origin = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`)
    })
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin, close }
}

/** Returns a port that is free at the moment. */
export async function freePort(): Promise<number> {
  const { origin, close } = await openServer(() => undefined)
  close()
  return Number(new URL(origin).port)
}
