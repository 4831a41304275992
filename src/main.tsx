import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'

import { App } from '@/app/App'
import { ErrorBoundary } from '@/app/ErrorBoundary'
import { PageFailure } from '@/app/PageFailure'
import { loadData } from '@/app/loadData'
import { prefetchPages } from '@/app/prefetch'
import { routeAt } from '@/app/routes'
import { selectUser } from '@/store/authSlice'
import { storedSession, watchSession } from '@/store/session'
import { makeStore } from '@/store/store'
import { sweepStored } from '@/lib/browserStorage'
import { settings } from '@/model/env'
import { withoutTrailingSlash } from '@/model/paths'
import { storedValue } from '@/model/stored'
import { reportCaught } from '@/lib/reportCaught'
import { PrerenderedFormsContext } from '@/ui/form/prerenderedForms'

import { createRoot, hydrateRoot } from 'react-dom/client'

async function start() {
  // In unsupported browsers, the page shows only a notice (see `oldBrowsers`).
  if (!('runs' in document.documentElement.dataset)) return
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root element')

  // Runs on every visit, so that shared devices keep no data longer than promised.
  sweepStored()
  if (settings.errorReportUrl !== '') {
    void import('@/app/errorReport').then(({ watchErrors }) => watchErrors(settings.errorReportUrl))
  }
  const store = makeStore(storedSession())
  watchSession(store)
  const path = withoutTrailingSlash(window.location.pathname)
  const route = routeAt(path)
  const user = selectUser(store.getState())
  loadData(route, store.dispatch, user, window.location.search)
  // Until then, a prerendered page stays visible. If loading fails, the page's error boundary says so.
  await route.page.load().catch(() => undefined)
  await nextTask()

  // Whether the HTML contains this page, prerendered by the build.
  const isPrerendered = root.dataset['page'] === path
  const forms = new Set(isPrerendered ? root.querySelectorAll('form') : [])
  const application = (
    <StrictMode>
      {/* For errors outside pages, such as in the top bar. Each page has its own boundary. */}
      <ErrorBoundary fallback={PageFailure}>
        <PrerenderedFormsContext value={forms}>
          <BrowserRouter>
            <App store={store} firstPage={{ route, token: user?.auth_token }} />
          </BrowserRouter>
        </PrerenderedFormsContext>
      </ErrorBoundary>
    </StrictMode>
  )
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, application)
    else createRoot(root).render(application)
  })
  prefetchPages(store)
  void loadFonts()
}

/** Loads our fonts after the scripts. The page uses both fonts at once, so that it is laid out again only once. */
async function loadFonts() {
  const results = await Promise.allSettled(
    ['Piazzolla Display', 'Commissioner Text'].map((name) => document.fonts.load(`1em ${name}`)),
  )
  document.documentElement.dataset['fonts'] = ''
  // This browser probably caches them now. `firstScript` reads it.
  if (results.every(({ status }) => status === 'fulfilled')) storedValue('letras', () => true).write(true)
}

/** Lets the browser handle pending input first. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Shows an error that was thrown before React rendered anything. */
function showFailure(error: unknown) {
  console.error(error)
  reportCaught(error)
  createRoot(document.getElementById('root') ?? document.body).render(<PageFailure error={error} />)
}

void nextTask().then(start).catch(showFailure)
