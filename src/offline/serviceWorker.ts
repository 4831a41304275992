/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'

import { settings } from '@/lib/env'
import { questionnaireTest } from '@/lib/questionnaireTest'

import { offlineRule, PAGE_FILES, TEST_PATH } from './offlineRules'

/*
 * Lets the questionnaire open without network on a phone that has begun it. It is registered when somebody starts to
 * answer (`lib/offline.ts`), only for the addresses of the questionnaire. It keeps one version of the page with its
 * scripts, styles and fonts, as files that belong together, and the questions. It sends nothing by itself.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** Seconds until a network that does not answer counts as none. */
const PATIENCE = 4

const api = settings.apiUrl || self.location.origin
const files = self.__WB_MANIFEST

/** A new version takes over at once: the page of an old one loads again by itself when a part of it is gone. */
void self.skipWaiting()

if (settings.keepsOffline) {
  cleanupOutdatedCaches()
  precacheAndRoute(files, { directoryIndex: '', cleanURLs: false })
  for (const [rule, file] of Object.entries(PAGE_FILES)) openPage(rule, file)
  keepQuestions()
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
} else {
  self.addEventListener('activate', (event) => event.waitUntil(takeBack()))
}

/** From the network, else as it was kept with the files of the same version. */
function openPage(rule: string, file: string): void {
  registerRoute(
    ({ request, url }) => offlineRule({ method: request.method, mode: request.mode, url }, api) === rule,
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE,
      plugins: [
        {
          // A proxy before a server that is down.
          fetchDidSucceed: ({ response }) =>
            response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error('The server is down')),
          handlerDidError: () => matchPrecache(file),
        },
      ],
    }),
  )
}

/** The questions are fetched once with the files, and kept again whenever they are asked for with network. */
function keepQuestions(): void {
  const questions = new NetworkFirst({
    cacheName: 'questions',
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreSearch: true },
    plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isQuestions(response) ? response : null) }],
  })
  registerRoute(
    ({ request, url }) => offlineRule({ method: request.method, mode: request.mode, url }, api) === 'test',
    questions,
  )
  const address = `${api}${TEST_PATH}?${new URLSearchParams(questionnaireTest.params).toString()}`
  self.addEventListener('install', (event) => {
    const [, done] = questions.handleAll({ event, request: new Request(address) })
    event.waitUntil(done)
  })
}

/** A page about an error, or of a Wi-Fi that wants a password, is none. */
const isQuestions = ({ status, headers }: Response) =>
  status === 200 && (headers.get('Content-Type') ?? '').includes('json')

/** Leaves the phone as it was before there was a service worker. */
async function takeBack(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
