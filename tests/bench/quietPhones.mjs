import { setTimeout as wait } from 'node:timers/promises'

import { launch } from 'puppeteer-core'

import { atRest } from './atRest.mjs'
import { evaluate, Hands } from './hands.mjs'
import { chromiumPath, flags, SLOW_CPU, slowNetwork } from './phones.mjs'

/** @typedef {import('./phones.mjs').Visitor} Visitor */
/** @typedef {import('puppeteer-core').CDPSession} Session */

const IDLE = 500
const PATIENCE = 60_000

/**
 * Opens the browser and hands out phones on which nobody listens: with a debugger attached, as the usual test libraries
 * have it, the browser takes ten times as long to read a script for the first time.
 * @param {(newPhone: (visitor?: Visitor) => Promise<QuietPhone>) => Promise<void>} work
 */
export async function withQuietPhones(work) {
  const browser = await launch({
    executablePath: chromiumPath,
    // The window is larger than the phone: what lies outside of it is never drawn.
    args: [...flags, '--lang=es-MX', '--window-size=800,1200'],
    defaultViewport: null,
  })
  try {
    const session = await browser.target().createCDPSession()
    await work(async (visitor) => {
      const { browserContextId } = await session.send('Target.createBrowserContext')
      const name = `about:blank#${browserContextId}`
      await session.send('Target.createTarget', { url: name, browserContextId })
      const target = await browser.waitForTarget((candidate) => candidate.url() === name)
      const phone = new QuietPhone(await target.createCDPSession(), () =>
        session.send('Target.disposeBrowserContext', { browserContextId }),
      )
      await phone.prepare(visitor)
      await atRest(session)
      return phone
    })
  } finally {
    await browser.close()
  }
}

/** One page of a cheap phone. */
export class QuietPhone {
  /** @param {Session} session @param {() => Promise<unknown>} close */
  constructor(session, close) {
    this.session = session
    this.close = close
    this.hands = new Hands(session)
  }

  /** @param {Visitor} [visitor] */
  async prepare(visitor) {
    const { session } = this
    await session.send('Page.enable')
    await session.send('Network.enable')
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 2,
      mobile: true,
    })
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Mexico_City' })
    await session.send('Network.setCookies', { cookies: visitor?.cookies ?? [] })
    for (const { origin, localStorage } of visitor?.origins ?? []) {
      // A small file of the site, where its storage can be written.
      await this.open(`${origin}/robots.txt`)
      await this.evaluate(
        `for (const { name, value } of ${JSON.stringify(localStorage)}) localStorage.setItem(name, value)`,
      )
      await this.open('about:blank')
    }
  }

  /** @param {{ isCached?: boolean }} [options] whether the browser keeps files, as it does */
  async slowDown({ isCached = false } = {}) {
    await this.session.send('Network.setCacheDisabled', { cacheDisabled: !isCached })
    await this.session.send('Network.emulateNetworkConditions', slowNetwork)
    await this.slowProcessor()
  }

  async slowProcessor() {
    await this.session.send('Emulation.setCPUThrottlingRate', SLOW_CPU)
  }

  /** Opens an address fast, to be used slowly. @param {string} address */
  async visit(address) {
    await this.open(address)
    await this.hands.look()
    await this.slowProcessor()
  }

  /** Answers in the API's place. @param {string} urlPattern @param {unknown} json */
  async answer(urlPattern, json) {
    const { session } = this
    const body = Buffer.from(JSON.stringify(json)).toString('base64')
    const responseHeaders = [{ name: 'Content-Type', value: 'application/json' }]
    session.on('Fetch.requestPaused', ({ requestId }) => {
      void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
    })
    await session.send('Fetch.enable', { patterns: [{ urlPattern }] })
  }

  /** Evaluates something in the page's own world. @param {string} expression */
  evaluate(expression) {
    return evaluate(this.session, { expression })
  }

  /** Runs something in the page, before anything of it. @param {(argument: string) => void} script @param {string} [argument] */
  async runFirst(script, argument) {
    await this.session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${String(script)})(${JSON.stringify(argument)})`,
    })
  }

  /**
   * Opens an address and waits until nothing has been under way for a while.
   * @param {string} address
   * @param {{ until?: string }} [options] an expression to wait for instead
   * @returns {Promise<{ requests: number, bytes: number, js: number, status: number, sent: Map<string, number> }>} what it
   *   took, in bytes: in all, of scripts, and of each path
   */
  async open(address, { until } = {}) {
    const traffic = { requests: 0, bytes: 0, js: 0, status: 0, sent: new Map() }
    /** @type {Map<string, string>} */
    const paths = new Map()
    /** @type {Set<string>} */
    const scripts = new Set()
    /** @type {Set<string>} */
    const underWay = new Set()
    let lastChange = Date.now()
    const { session } = this
    /** @type {{ [Name in keyof import('puppeteer-core').CDPEvents]?: (event: import('puppeteer-core').CDPEvents[Name]) => void }} */
    const listeners = {
      'Network.requestWillBeSent': ({ requestId, request }) => {
        paths.set(requestId, new URL(request.url).pathname)
        underWay.add(requestId)
        lastChange = Date.now()
      },
      'Network.responseReceived': ({ requestId, response, type }) => {
        if (type === 'Document') traffic.status = response.status
        if (response.mimeType.includes('javascript')) scripts.add(requestId)
      },
      'Network.loadingFinished': ({ requestId, encodedDataLength }) => {
        traffic.requests += 1
        traffic.bytes += encodedDataLength
        if (scripts.has(requestId)) traffic.js += encodedDataLength
        const path = paths.get(requestId)
        if (encodedDataLength > 0 && path?.startsWith('/')) traffic.sent.set(path, encodedDataLength)
        underWay.delete(requestId)
        lastChange = Date.now()
      },
      'Network.loadingFailed': ({ requestId }) => {
        underWay.delete(requestId)
        lastChange = Date.now()
      },
    }
    for (const [name, listener] of Object.entries(listeners)) session.on(name, listener)
    await session.send('Page.navigate', { url: address })
    const start = Date.now()
    const isDone = async () =>
      until === undefined ? underWay.size === 0 && Date.now() - lastChange >= IDLE : await this.evaluate(until)
    while (!(await isDone())) {
      if (Date.now() - start > PATIENCE) throw new Error(`${address} did not come to rest`)
      await wait(50)
    }
    for (const [name, listener] of Object.entries(listeners)) session.off(name, listener)
    return traffic
  }
}
