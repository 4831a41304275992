import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'

import { App } from '@/app/App'
import { ErrorBoundary } from '@/app/ErrorBoundary'
import { PageFailure } from '@/app/PageFailure'
import { loadData } from '@/app/loadData'
import { prefetchPages } from '@/app/prefetch'
import { type Route, routeAt } from '@/app/routes'
import { selectUser } from '@/store/authSlice'
import { storedSession, watchSession } from '@/store/session'
import { makeStore } from '@/store/store'
import { sweepStored } from '@/lib/browserStorage'
import { settings } from '@/lib/env'
import { withoutTrailingSlash } from '@/lib/paths'
import { reportCaught } from '@/lib/reportCaught'
import { PrerenderedFormsContext } from '@/ui/form/prerenderedForms'

import { createRoot, hydrateRoot } from 'react-dom/client'

async function start() {
  // The page says so itself, and nothing else: see `oldBrowsers`.
  if (!('runs' in document.documentElement.dataset)) return
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root element')

  // For every visitor: a shared device keeps nothing longer than promised.
  sweepStored()
  if (settings.errorReportUrl !== '') {
    void import('@/lib/errorReport').then(({ watchErrors }) => watchErrors(settings.errorReportUrl))
  }
  const store = makeStore(storedSession())
  watchSession(store)
  const path = withoutTrailingSlash(window.location.pathname)
  const route = routeAt(path)
  const user = selectUser(store.getState())
  loadData(route, store.dispatch, user)
  const hasCode = await loadsCode(route)
  await nextTask()

  // The build prerendered this very page: the application starts in it.
  const isPrerendered = hasCode && root.dataset['page'] === path
  const forms = new Set(isPrerendered ? root.querySelectorAll('form') : [])
  const application = (
    <StrictMode>
      {/* For what goes wrong outside of a page, such as in the bar: each page has a boundary of its own. */}
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
}

/**
 * Until the page's code is there, what the build prerendered stays as it is.
 * @returns false when the code does not come: a prerendered page would look alive and not be, and the application says so.
 */
async function loadsCode({ page }: Route): Promise<boolean> {
  try {
    await page.load()
    return true
  } catch {
    return false
  }
}

/** Lets the browser handle the visitor's input first. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** What fails before React renders anything is shown in its place. */
function showFailure(error: unknown) {
  console.error(error)
  reportCaught(error)
  createRoot(document.getElementById('root') ?? document.body).render(<PageFailure error={error} />)
}

void nextTask().then(start).catch(showFailure)
