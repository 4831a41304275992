import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'

import { ContactButton } from '@/features/contact/ContactButton'
import { DeskBar } from '@/features/navigation/DeskBar'
import { Footer } from '@/features/navigation/Footer'
import { SkipLink } from '@/features/navigation/SkipLink'
import { TopBar } from '@/features/navigation/TopBar'
import { paths, withoutTrailingSlash } from '@/lib/paths'
import type { AppStore } from '@/store/store'

import { DeskLoading } from './DeskLoading'
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
  const isDesk = useIsDesk()
  return (
    <Provider store={store}>
      <SkipLink />
      {isDesk ? <DeskBar /> : <TopBar />}
      <Page />
      <ContactButton />
      {!isDesk && <Footer />}
      <RouteChanges />
      <DialogHost />
    </Provider>
  )
}

/** The ticket desk works with one thing at a time: its page has no menus. */
const useIsDesk = () => withoutTrailingSlash(useLocation().pathname) === paths.freePass

/** Each path has its own boundaries: a page that fails or loads takes nothing else with it. */
function Page() {
  const { pathname } = useLocation()
  const isDesk = useIsDesk()
  return (
    <main id="contenido" tabIndex={-1}>
      <ErrorBoundary key={pathname} fallback={PageFailure}>
        <Suspense fallback={isDesk ? <DeskLoading /> : <PageLoading />}>
          <AppRoutes />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}
