import { createServer, request as ask, type Server } from 'node:http'

/** The network between a phone and the site. */
export interface Wifi {
  open: () => Promise<void>
  /** Stops: open requests end without a response, and no host can be reached. */
  close: () => Promise<void>
  /** What went through it, such as `GET /login`, in order. */
  carried: string[]
  /** What it answers itself, with status 200 and instead of the site; null for whatever goes on to the site. */
  answersItself: (path: string) => { type: string; body: string } | null
}

/** The answer to everything in the network of a school, before its conditions were accepted. */
export const portal = (type = 'text/html') => ({
  type,
  body: '<!doctype html><h1>Acepta las condiciones de la red</h1>',
})

/**
 * A network that a test can switch off, which the browser itself does not know of.
 * @param port the port that the browser asks
 * @param site the port of the site
 */
export function makeWifi(port: number, site: number): Wifi {
  const carried: string[] = []
  let server: Server | null = null

  const carry = () =>
    createServer((request, response) => {
      carried.push(`${String(request.method)} ${String(request.url)}`)
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
    carried,
    answersItself: () => null,
    async open() {
      const opened = carry()
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
