import { spawnSync } from 'node:child_process'

import { chromium } from '@playwright/test'

import { findChromium } from '../e2e/support/findChromium.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} Visitor whoever is signed in, and what their browser keeps */
/** @typedef {(visitor?: Visitor) => Promise<Page>} NewPhone */

export const chromiumPath = findChromium()

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Opens the browser and hands out phones, each new and empty. @param {(newPhone: NewPhone) => Promise<void>} work */
export async function withPhones(work) {
  console.log(spawnSync(chromiumPath, ['--version'], { encoding: 'utf8' }).stdout.trim(), '· Node', process.version)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: flags })
  try {
    await work(async (visitor) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        locale: 'es-MX',
        timezoneId: 'America/Mexico_City',
        ...(visitor && { storageState: visitor }),
      })
      return context.newPage()
    })
  } finally {
    await browser.close()
  }
}

export const SLOW_CPU = { rate: 4 }

/** Slow 4G: what is received and sent in bytes a second, the latency in ms. */
export const slowNetwork = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

/** Makes the slow network slower still. @param {number} kilobits that are received each second */
export function setLine(kilobits) {
  slowNetwork.downloadThroughput = (kilobits * 1000) / 8
}
