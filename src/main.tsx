import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { App } from '@/app/App'
import { publicPage } from '@/app/publicPages'
import { watchSession } from '@/app/sessionWatch'
import { settings } from '@/lib/env'
import { withoutTrailingSlash } from '@/lib/paths'
import { rememberReferrer } from '@/lib/referrer'
import { makeStore } from '@/store/store'

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root element')

  rememberReferrer()
  if (settings.errorReportUrl !== '') {
    void import('@/lib/errorReport').then(({ watchErrors }) => watchErrors(settings.errorReportUrl))
  }
  const store = makeStore()
  watchSession(store)
  const application = (
    <StrictMode>
      <BrowserRouter>
        <App store={store} />
      </BrowserRouter>
    </StrictMode>
  )

  const path = withoutTrailingSlash(window.location.pathname)
  if (root.dataset['page'] !== path) {
    createRoot(root).render(application)
    return
  }
  // The build wrote this very page: it stays as it is until its code is there.
  try {
    await publicPage(path)?.load()
  } catch {
    // Without its code the page would look alive and not be: the application says what happened.
    createRoot(root).render(application)
    return
  }
  hydrateRoot(root, application)
}

// In a task of its own: what the visitor does while the code was read comes first.
setTimeout(() => void start())
