import type { BrowserContext } from '@playwright/test'

import { contentSiteUrl } from './addresses'

/** The problems in the tabs of one browser. Problems that the test allows are left out. */
export interface BrowserWatch {
  allowConsole: (pattern: RegExp) => void
  allowOrigin: (origin: string) => void
  problems: () => string[]
}

/** Records console errors and warnings, uncaught exceptions and requests to other origins. */
export function watchBrowser(context: BrowserContext, appUrl: string): BrowserWatch {
  const noises: string[] = []
  const visited: string[] = []
  const patterns: RegExp[] = []
  const origins = [appUrl, contentSiteUrl]

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    noises.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { message, stack = '' } = error.error()
    noises.push(`uncaught: ${message} ${stack}`)
  })
  context.on('request', (request) => visited.push(request.url()))

  return {
    allowConsole: (pattern) => void patterns.push(pattern),
    allowOrigin: (origin) => void origins.push(origin),
    problems: () => [
      ...noises.filter((noise) => !patterns.some((pattern) => pattern.test(noise))),
      ...visited.filter((url) => isElsewhere(url, origins)).map((url) => `request to another origin: ${url}`),
    ],
  }
}

function isElsewhere(url: string, origins: string[]): boolean {
  const { protocol, origin } = new URL(url)
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && !origins.includes(origin)
}
