import { settings } from './env'
import { paths } from './paths'

/** The call for the questions of the visit's questionnaire and their answers: `GET /tests/1`, made without a token. */
export const questionnaireTest = {
  url: '/tests/1',
  params: { locale: 'es', include: 'questions,questions.answers' },
} as const

const WORKER = '/serviceWorker.js'

/** What Trusted Types brings in the browsers that have it; TypeScript does not know it. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string }
    }
  | undefined

/** The script of the worker, whose address the policy of the page does not take as plain text where it has Trusted Types. */
const workerScript = () =>
  typeof trustedTypes === 'undefined'
    ? WORKER
    : trustedTypes.createPolicy('service-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER)

/**
 * Has this browser store the questionnaire, so that it opens again without network. What it needs is fetched now; where
 * there is no service worker (private mode, storage full or blocked, http), everything else works as before.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!settings.keepsOffline || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(workerScript(), {
      scope: paths.answerQuestionnaire,
      updateViaCache: 'none',
    })
  } catch {
    // The page itself stores the answers.
  }
}
