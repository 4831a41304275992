import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

import { App } from '@/app/App'
import { watchSession } from '@/app/sessionWatch'
import { settings } from '@/lib/env'
import { rememberReferrer } from '@/lib/referrer'
import { makeStore } from '@/store/store'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element')

rememberReferrer()
if (settings.errorReportUrl !== '') {
  void import('@/lib/errorReport').then(({ watchErrors }) => watchErrors(settings.errorReportUrl))
}
const store = makeStore()
watchSession(store)

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App store={store} />
    </BrowserRouter>
  </StrictMode>,
)
