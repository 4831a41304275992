import { startTransition, StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'

import { App } from '@/app/App'
import { pageAt } from '@/app/pages'
import { watchSession } from '@/app/sessionWatch'
import { settings } from '@/lib/env'
import { withoutTrailingSlash } from '@/lib/paths'
import { rememberReferrer } from '@/lib/referrer'
import { selectUser } from '@/store/authSlice'
import { makeStore } from '@/store/store'

import { createRoot, hydrateRoot } from './reactFirst'

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root element')

  rememberReferrer()
  if (settings.errorReportUrl !== '') {
    void import('@/lib/errorReport').then(({ watchErrors }) => watchErrors(settings.errorReportUrl))
  }
  const store = makeStore()
  watchSession(store)
  const application = (isWritten: boolean) => (
    <StrictMode>
      <BrowserRouter>
        <App store={store} isWritten={isWritten} />
      </BrowserRouter>
    </StrictMode>
  )

  const path = withoutTrailingSlash(window.location.pathname)
  const page = pageAt(path)
  const isThere = await arrives(page)
  await nextTask()
  page.ask(store.dispatch, selectUser(store.getState()))
  startTransition(() => {
    // The build wrote this very page: the application starts in it.
    if (isThere && root.dataset['page'] === path) hydrateRoot(root, application(true))
    else createRoot(root).render(application(false))
  })
}

/**
 * Until the page's code is there, what the build wrote stays as it is.
 * @returns false when the code does not come: what was written would look alive and not be, and the application says so.
 */
async function arrives(page: ReturnType<typeof pageAt>): Promise<boolean> {
  try {
    await page.load()
    return true
  } catch {
    return false
  }
}

/** What the visitor did meanwhile comes first. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

void nextTask().then(start)
