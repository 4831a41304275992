import { type ReactNode, Suspense } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes, useLocation } from 'react-router-dom'

import { MuseumMark } from '@/art/MuseumMark'
import { ContactButton } from '@/features/contact/ContactButton'
import { Footer } from '@/features/navigation/Footer'
import { TopBar } from '@/features/navigation/TopBar'
import { settings } from '@/model/env'
import { MUSEUM_NAME } from '@/model/museum'
import { type AppStore, startState } from '@/store/store'
import { SiteContext } from '@/ui/SiteContext'

import { Arrival } from './Arrival'
import { DialogHost } from './DialogHost'
import { ErrorBoundary } from './ErrorBoundary'
import { GuardedPage } from './GuardedPage'
import { type FirstPage, useLoadData } from './loadData'
import { PageFailure } from './PageFailure'
import { PageLoading } from './PageLoading'
import { routeAt, routes, type Route as Row, unknownRoute } from './routes'

interface AppProps {
  /** A prop, so that each test can create its own store. */
  store: AppStore
  firstPage?: FirstPage | undefined
}

/** The state with which the build prerenders pages. Hydration renders this state first, then the real state. */
const prerenderedState = startState()

const { address, phone, privacyNoticeUrl } = settings.museum
const site = { name: MUSEUM_NAME, mark: <MuseumMark />, address, phone, privacyNoticeUrl }

const pages = routes.map((route) => (
  <Route key={route.path} path={route.path} element={<GuardedPage route={route} />} />
))

export const App = ({ store, firstPage }: AppProps) => (
  <Provider store={store} serverState={prerenderedState}>
    <SiteContext value={site}>
      <CurrentPage firstPage={firstPage} />
    </SiteContext>
  </Provider>
)

function CurrentPage({ firstPage }: Pick<AppProps, 'firstPage'>) {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  useLoadData(route, firstPage)
  return (
    <Frame {...route}>
      <SearchEngines {...route} />
      {/* The key resets the boundary on navigation. `Frame` is outside it, and so stays visible after an error. */}
      <ErrorBoundary key={pathname} fallback={PageFailure}>
        <Suspense fallback={<PageLoading isDesk={route.isDesk} />}>
          {/* Not a `*` route, because `*` does not match paths with a line break. */}
          {route === unknownRoute ? <GuardedPage route={route} /> : <Routes>{pages}</Routes>}
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

/** The top bar, footer and dialogs around every page. @param children the page */
export function Frame({ isDesk, isTask, children }: Pick<Row, 'isDesk' | 'isTask'> & { children: ReactNode }) {
  return (
    <>
      <TopBar isDesk={isDesk} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {!isDesk && <Footer isTask={isTask} />}
      {!isTask && <ContactButton />}
      <Arrival />
      <DialogHost />
    </>
  )
}

function SearchEngines({ indexedAs }: Pick<Row, 'indexedAs'>) {
  if (indexedAs === undefined) return <meta name="robots" content="noindex" />
  return settings.siteUrl !== '' && <link rel="canonical" href={settings.siteUrl + indexedAs} />
}
