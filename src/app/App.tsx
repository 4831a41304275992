import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'

import { ContactButton } from '@/features/contact/ContactButton'
import { DeskBar } from '@/features/navigation/DeskBar'
import { Footer } from '@/features/navigation/Footer'
import { SkipLink } from '@/features/navigation/SkipLink'
import { TopBar } from '@/features/navigation/TopBar'
import { paths, withoutTrailingSlash } from '@/lib/paths'
import { type AppStore, startState } from '@/store/store'
import { LiveContext, useBecomesLive } from '@/ui/useIsLive'

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
  /** It starts in a page that the build wrote. */
  isWritten?: boolean
}

/** What a page written by the build was drawn with; the application starts from the same and corrects it at once. */
const writtenState = startState()

export function App({ store, isWritten = false }: AppProps) {
  return (
    <Frame store={store} isWritten={isWritten} page={<Page />}>
      <RouteChanges />
      <DialogHost />
    </Frame>
  )
}

/** What stands around every page. */
export function Frame({
  store,
  isWritten = false,
  page,
  children,
}: AppProps & { page: ReactNode; children?: ReactNode }) {
  const isLive = useBecomesLive(isWritten)
  const isDesk = useIsDesk()
  useLayoutEffect(() => {
    document.documentElement.dataset['live'] = ''
  }, [])
  return (
    <LiveContext value={isLive}>
      <Provider store={store} serverState={writtenState}>
        <SkipLink />
        {isDesk ? <DeskBar /> : <TopBar />}
        <main id="contenido" tabIndex={-1}>
          {page}
        </main>
        <ContactButton />
        {!isDesk && <Footer />}
        {children}
      </Provider>
    </LiveContext>
  )
}

/** The ticket desk works with one thing at a time: its page has no menus. */
const useIsDesk = () => withoutTrailingSlash(useLocation().pathname) === paths.freePass

/** Each path has its own boundaries: a page that fails or loads takes nothing else with it. */
function Page() {
  const { pathname } = useLocation()
  const isDesk = useIsDesk()
  return (
    <ErrorBoundary key={pathname} fallback={PageFailure}>
      <Suspense fallback={isDesk ? <DeskLoading /> : <PageLoading />}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  )
}
