import { type ReactNode, Suspense, useCallback, useRef } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'

import { ContactButton } from '@/features/contact/ContactButton'
import { Footer } from '@/features/navigation/Footer'
import { DeskBar, TopBar } from '@/features/navigation/TopBar'
import { settings } from '@/lib/env'
import { type AppStore, startState } from '@/store/store'

import type { AskedAhead } from './askAhead'
import { DeskLoading } from './DeskLoading'
import { DialogHost } from './DialogHost'
import { ErrorBoundary } from './ErrorBoundary'
import { PageFailure } from './PageFailure'
import { PageLoading } from './PageLoading'
import { RouteChanges } from './RouteChanges'
import { RoutePage } from './RoutePage'
import { type Route, routeAt } from './routes'

interface FrameProps {
  /** Comes from outside, like the router around it, so that tests start the very same application. */
  store: AppStore
}

interface AppProps extends FrameProps {
  /** The first page, when its data was asked for already. */
  askedAhead?: AskedAhead | undefined
}

/** The state that the build rendered its pages with. Hydration starts from it; the real state is rendered right after. */
const writtenState = startState()

export function App({ askedAhead, ...frame }: AppProps) {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  const asked = useRef(askedAhead)
  const takeAskedAhead = useCallback(({ page, user }: AskedAhead) => {
    const { current } = asked
    asked.current = undefined
    return current?.page === page && current.user === user
  }, [])
  return (
    <Frame {...frame} route={route}>
      <SearchEngines {...route} />
      {/* Each path has its own boundaries: a page that fails or loads takes nothing else with it. */}
      <ErrorBoundary key={pathname} fallback={PageFailure}>
        <Suspense fallback={route.isDesk ? <DeskLoading /> : <PageLoading />}>
          <RoutePage route={route} takeAskedAhead={takeAskedAhead} />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** What stands around every page. @param children the page. */
export function Frame({
  store,
  route: { isDesk, isTask },
  children,
}: FrameProps & { route: Route; children: ReactNode }) {
  return (
    <Provider store={store} serverState={writtenState}>
      {isDesk ? <DeskBar /> : <TopBar />}
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {!isTask && <ContactButton />}
      {!isDesk && <Footer />}
      <RouteChanges />
      <DialogHost />
    </Provider>
  )
}

/** Tells search engines the address of a page, or not to index it. */
function SearchEngines({ indexedAs }: Pick<Route, 'indexedAs'>) {
  if (indexedAs === undefined) return <meta name="robots" content="noindex" />
  return settings.siteUrl !== '' && <link rel="canonical" href={settings.siteUrl + indexedAs} />
}
