import { settings } from './env'
import { paths } from './paths'

/**
 * Has this browser keep the questionnaire, so that it opens again without network. What it needs is fetched now; where
 * there is no service worker (private mode, storage full or blocked, http), everything else works as before.
 */
export async function keepQuestionnaireOffline(): Promise<void> {
  if (!settings.keepsOffline || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/serviceWorker.js', {
      scope: paths.answerQuestionnaire,
      updateViaCache: 'none',
    })
  } catch {
    // The answers are kept by the page itself.
  }
}
