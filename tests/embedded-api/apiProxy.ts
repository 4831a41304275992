import type { ProxyOptions } from 'vite'

import { isPageOfTheApp } from './http/pageOrCall.ts'

/** Sends /api/v1 on to the real API, without cookies either way, except the confirmation when it is opened as a page. */
export function apiProxy(target: string): Record<string, ProxyOptions> {
  return {
    '^/api/v1/': {
      target,
      changeOrigin: true,
      configure: (proxy) => {
        proxy.on('proxyReq', (asked) => asked.removeHeader('Cookie'))
        proxy.on('proxyRes', (answer) => {
          delete answer.headers['set-cookie']
        })
      },
      bypass: (request) => (isPageOfTheApp(request) ? '/index.html' : undefined),
    },
  }
}
