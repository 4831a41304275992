import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'

import { ContactButton } from '@/features/contact/ContactButton'
import { Footer } from '@/features/navigation/Footer'
import { SkipLink } from '@/features/navigation/SkipLink'
import { TopBar } from '@/features/navigation/TopBar'
import type { AppStore } from '@/store/store'

import { DialogHost } from './DialogHost'
import { ErrorBoundary } from './ErrorBoundary'
import { PageFailure } from './PageFailure'
import { PageLoading } from './PageLoading'
import { RouteChanges } from './RouteChanges'
import { AppRoutes } from './routes'

interface AppProps {
  /** Comes from outside, like the router around it, so that tests start the very same application. */
  store: AppStore
}

export function App({ store }: AppProps) {
  return (
    <Provider store={store}>
      <SkipLink />
      <TopBar />
      <Page />
      <ContactButton />
      <Footer />
      <RouteChanges />
      <DialogHost />
    </Provider>
  )
}

/** Each path has its own boundaries: a page that fails or loads takes nothing else with it. */
function Page() {
  const { pathname } = useLocation()
  return (
    <main id="contenido" tabIndex={-1}>
      <ErrorBoundary key={pathname} fallback={<PageFailure />}>
        <Suspense fallback={<PageLoading />}>
          <AppRoutes />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}
