import { spawn } from 'node:child_process'

import { expect } from '@playwright/test'

import { freePort } from '../../serving/openServer'
import type { Browser, Tab } from './otherBrowsers'

type Name = 'webkitgtk' | 'wpe'

const drivers: Record<Name, { command: string; options: string; args: string[] }> = {
  webkitgtk: { command: '/usr/bin/WebKitWebDriver', options: 'webkitgtk:browserOptions', args: ['--automation'] },
  wpe: { command: '/usr/bin/WPEWebDriver', options: 'wpe:browserOptions', args: ['--automation', '--headless'] },
}

/** Collects errors inside the page, because WebDriver reports neither the console nor exceptions. */
const LISTEN = `
  if (!window.heardByTests) {
    window.heardByTests = []
    const hear = (kind, what) => window.heardByTests.push(kind + ': ' + what)
    addEventListener('error', ({ error, message }) => hear('uncaught', error || message))
    addEventListener('unhandledrejection', ({ reason }) => hear('uncaught', reason))
    const tell = console.error
    console.error = (...words) => (hear('console.error', words.join(' ')), tell.apply(console, words))
  }`

/** Starts WebKit with its WebDriver program. */
export async function startWebKit(name: Name, binary: string): Promise<Browser> {
  const { command, options, args } = drivers[name]
  const screen = name === 'webkitgtk' ? await openScreen() : null
  const port = await freePort()
  const env = { ...process.env, TZ: 'America/Mexico_City', ...(screen && { DISPLAY: screen.display }) }
  const driver = spawn(command, [`--port=${String(port)}`], { env, stdio: 'ignore' })

  async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await read<{ value: Value }>(answer)).value
  }

  async function newTab(): Promise<Tab> {
    const capabilities = { alwaysMatch: { [options]: { binary, args } } }
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities })
    const session = `/session/${sessionId}`
    const act = (type: 'key' | 'pointer', actions: object[]) =>
      call<null>('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] })
    const problems: string[] = []

    async function run<Value>(expression: string): Promise<Value> {
      const script = `${LISTEN}\nreturn [window.heardByTests.splice(0), ${expression}]`
      const [heard, value] = await call<[string[], Value]>('POST', `${session}/execute/sync`, { script, args: [] })
      problems.push(...heard)
      return value
    }

    return {
      run,
      open: async (address) => {
        await call('POST', `${session}/url`, { url: address })
        await run('null')
      },
      click: async ({ x, y }) => {
        const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
        await act('pointer', [{ type: 'pointerMove', x, y, duration: 0 }, ...press])
      },
      type: async (text) => {
        const keys = Array.from(text, (letter) => (letter === '\n' ? '\uE007' : letter))
        await act(
          'key',
          keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
        )
      },
      problems: async () => {
        await run('null')
        return problems
      },
      close: async () => void (await call('DELETE', session)),
    }
  }

  await expect.poll(() => call('GET', '/status').catch(String), { message: command }).toMatchObject({ ready: true })
  return {
    newTab,
    close: async () => {
      driver.kill()
      screen?.close()
      return Promise.resolve()
    },
  }
}

const read = <Body>(answer: Response): Promise<Body> => answer.json()

/** Starts a virtual screen. WebKitGTK has no headless mode. */
async function openScreen() {
  const server = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()))
    server.once('exit', () => reject(new Error('Xvfb ended')))
  })
  return { display: `:${number}`, close: () => void server.kill() }
}
