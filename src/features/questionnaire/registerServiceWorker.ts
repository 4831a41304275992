import { settings } from '@/model/env'
import { paths } from '@/model/paths'

const WORKER = '/serviceWorker.js'

/** The Trusted Types API, which some browsers lack and TypeScript does not declare. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string }
    }
  | undefined

/** The worker's URL. In browsers that support Trusted Types, the page's security policy rejects plain strings. */
const workerScript = () =>
  typeof trustedTypes === 'undefined'
    ? WORKER
    : trustedTypes.createPolicy('service-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER)

/** Stores the questionnaire for use offline, if the browser can. */
export async function registerServiceWorker(): Promise<void> {
  if (!settings.keepsOffline || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerScript(), {
      scope: paths.answerQuestionnaire,
      updateViaCache: 'none',
    })
  } catch {
    // The answers are stored even without the service worker.
  }
}
