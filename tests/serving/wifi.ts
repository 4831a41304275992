import { createServer, request as ask, type Server } from 'node:http'

/** A network between a phone and the site. */
export interface Wifi {
  open: () => Promise<void>
  /** Ends open requests without a response and refuses new connections. */
  close: () => Promise<void>
  /** The requests so far, in order, such as `GET /login`. */
  requests: string[]
  /** Returns the network's own response, sent with status 200; null forwards the request to the site. */
  answersItself: (path: string) => { type: string; body: string } | null
}

/** A Wi-Fi login page, which a school network sends instead of any page until the user accepts the terms. */
export const portal = (type = 'text/html') => ({
  type,
  body: '<!doctype html><h1>Acepta las condiciones de la red</h1>',
})

/**
 * Creates a proxy. A test can switch it off while the browser still reports itself online.
 * @param port the port that the browser uses
 * @param site the port that nginx serves the site on
 */
export function makeWifi(port: number, site: number): Wifi {
  const requests: string[] = []
  let server: Server | null = null

  const proxyServer = () =>
    createServer((request, response) => {
      requests.push(`${String(request.method)} ${String(request.url)}`)
      const { method, url = '/', headers } = request
      const own = wifi.answersItself(url)
      if (own !== null) {
        response.writeHead(200, { 'Content-Type': own.type }).end(own.body)
        return
      }
      const onward = ask({ host: '127.0.0.1', port: site, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => response.destroy())
      request.pipe(onward)
    })

  const wifi: Wifi = {
    requests,
    answersItself: () => null,
    async open() {
      const opened = proxyServer()
      server = opened
      await new Promise<void>((resolve) => {
        opened.listen(port, '127.0.0.1', resolve)
      })
    },
    async close() {
      const closed = server
      server = null
      closed?.closeAllConnections()
      await new Promise((resolve) => {
        if (closed === null) resolve(null)
        else closed.close(resolve)
      })
    },
  }
  return wifi
}
