/// <reference lib="webworker" />
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'

import { settings } from '@/model/env'
import { questionnaireTest } from '@/model/questionnaire'

import { hasQuestions, isPageOfTheSite, offlineRule, PAGE_FILES, TEST_PATH } from './offlineRules'

/* Opens the questionnaire offline on a phone that has started it: caches its files and questions, sends nothing. */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** The time after which a network without a response is treated as offline, in milliseconds. */
const PATIENCE_MS = 4000

const api = settings.apiUrl || self.location.origin
/** The cache key of the questions: the URL of their request, without the query. */
const QUESTIONS = api + TEST_PATH

const files = self.__WB_MANIFEST

// A new version becomes active immediately. An open page of an older version reloads if one of its files is missing.
void self.skipWaiting()

if (settings.keepsOffline) {
  cleanupOutdatedCaches()
  // Each file is verified by its hash. A wrong file fails the installation, and the next visit tries again.
  precacheAndRoute(files, { directoryIndex: '', cleanURLs: false })
  self.addEventListener('fetch', answer)
  self.addEventListener('install', (event) => event.waitUntil(fetchQuestions()))
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
} else {
  self.addEventListener('activate', (event) => event.waitUntil(uninstall()))
}

function answer(event: FetchEvent): void {
  const { request } = event
  const { method, mode } = request
  const rule = offlineRule({ method, mode, url: new URL(request.url) }, api)
  if (rule === 'test') event.respondWith(networkFirst(request, cacheQuestions, cachedQuestions))
  else if (rule !== null) event.respondWith(networkFirst(request, isPage, () => matchPrecache(PAGE_FILES[rule])))
}

/** Returns the network's response if it is in time and no Wi-Fi network's page, or the cached, or the late response. */
async function networkFirst(
  request: Request,
  accepts: (response: Response) => Promise<boolean>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const response = fetch(request)
  const accepted = response.then(async (received) => ((await accepts(received.clone())) ? received : null))
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, null)
  })
  return (await Promise.race([accepted, late]).catch(() => null)) ?? (await cached()) ?? response
}

const isPage = async (response: Response) => response.ok && isPageOfTheSite(await response.text())

const cachedQuestions = async () => (await caches.open('questions')).match(QUESTIONS)

/** Replaces the cached questions. @returns whether the response has questions */
async function cacheQuestions(response: Response): Promise<boolean> {
  const text = await response.text()
  if (!response.ok || !hasQuestions(text)) return false
  try {
    const cache = await caches.open('questions')
    await cache.put(QUESTIONS, new Response(text, { headers: { 'Content-Type': 'application/json' } }))
  } catch {
    // If storage is full, the response still reaches the page.
  }
  return true
}

/** Fetches the questions from the page's URL, because the HTTP cache may already contain that response. */
async function fetchQuestions(): Promise<void> {
  const query = Object.entries(questionnaireTest.params).map((parameter) => parameter.join('='))
  try {
    await cacheQuestions(await fetch(`${QUESTIONS}?${query.join('&')}`))
  } catch {
    // The questions are cached later, when a page requests them.
  }
}

async function uninstall(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
