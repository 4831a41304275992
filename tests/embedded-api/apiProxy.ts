import type { ProxyOptions } from 'vite'

import { isPageOfTheApp } from './http/pageOrCall.ts'

/**
 * The origin of the real API out of API_URL; null when the embedded API is to be used.
 * @throws Error with a Spanish sentence when the value cannot be right.
 */
export function apiTarget(env: Record<string, string | undefined>): string | null {
  const value = env['API_URL']?.trim() ?? ''
  if (value === '') return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(`API_URL debe ser solo un origen, como https://api.ejemplo.mx, y es «${value}».`)
  }
  return url.origin
}

/** Sends /api/v1 on to the real API, except the confirmation when it is opened as a page. */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  return {
    '^/api/v1/': {
      target,
      changeOrigin: true,
      bypass: (request) => (isPageOfTheApp(request) ? '/index.html' : undefined),
    },
  }
}
