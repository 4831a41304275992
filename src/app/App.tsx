import { type ReactNode, Suspense } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'

import { ContactButton } from '@/features/contact/ContactButton'
import { Footer } from '@/features/navigation/Footer'
import { DeskBar, TopBar } from '@/features/navigation/TopBar'
import { settings } from '@/lib/env'
import { type AppStore, startState } from '@/store/store'

import { DeskLoading } from './DeskLoading'
import { DialogHost } from './DialogHost'
import { ErrorBoundary } from './ErrorBoundary'
import { type FirstPage, useLoadData } from './loadData'
import { PageFailure } from './PageFailure'
import { PageLoading } from './PageLoading'
import { RouteChanges } from './RouteChanges'
import { RoutePage } from './RoutePage'
import { type Route, routeAt } from './routes'

interface AppProps {
  /** Comes from outside, like the router around it, so that tests start the very same application. */
  store: AppStore
  /** The page whose data the start has asked for. */
  firstPage?: FirstPage | undefined
}

/** The state that the build rendered its pages with. Hydration starts from it; the real state is rendered right after. */
const prerenderedState = startState()

export const App = ({ store, firstPage }: AppProps) => (
  <Provider store={store} serverState={prerenderedState}>
    <CurrentPage firstPage={firstPage} />
  </Provider>
)

function CurrentPage({ firstPage }: Pick<AppProps, 'firstPage'>) {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  useLoadData(route, firstPage)
  return (
    <Frame {...route}>
      <SearchEngines {...route} />
      {/* Each path has its own boundaries: a page that fails or loads takes nothing else with it. */}
      <ErrorBoundary key={pathname} fallback={PageFailure}>
        <Suspense fallback={route.isDesk ? <DeskLoading /> : <PageLoading />}>
          <RoutePage route={route} />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** What stands around every page. @param children the page. */
export function Frame({ isDesk, isTask, children }: Pick<Route, 'isDesk' | 'isTask'> & { children: ReactNode }) {
  return (
    <>
      {isDesk ? <DeskBar /> : <TopBar />}
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {!isTask && <ContactButton />}
      {!isDesk && <Footer />}
      <RouteChanges />
      <DialogHost />
    </>
  )
}

/** Tells search engines the address of a page, or not to index it. */
function SearchEngines({ indexedAs }: Pick<Route, 'indexedAs'>) {
  if (indexedAs === undefined) return <meta name="robots" content="noindex" />
  return settings.siteUrl !== '' && <link rel="canonical" href={settings.siteUrl + indexedAs} />
}
