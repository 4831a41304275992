import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'

import { App, Frame } from '@/app/App'
import { PageLoading } from '@/app/PageLoading'
import { type Route, routes } from '@/app/routes'
import { makeStore } from '@/store/store'

/** A route of the platform, with the data for writing its page. */
export interface BuiltRoute {
  path: string
  /** The page's source file. The build links its scripts and inlines its styles. */
  source: string
  isPrerendered: boolean
  /** Whether search engines may show the page at this URL. */
  isIndexed: boolean
  /**
   * @returns the page's `<title>`, `<meta>` and `<link>`, followed by the rendered markup for #root
   * @throws Error if a component fails
   */
  render: () => Promise<string>
}

export const builtRoutes: BuiltRoute[] = routes.map((route) => ({
  path: route.path,
  source: route.page.source,
  isPrerendered: route.isPrerendered === true,
  isIndexed: route.indexedAs === route.path,
  render: () => renderRoute(route),
}))

/** Renders the page that servers send for every URL without a file. */
export const renderFrame = () =>
  render(
    '/',
    <Provider store={makeStore()}>
      <Frame>
        <PageLoading />
      </Frame>
    </Provider>,
  )

async function renderRoute({ path, page }: Route): Promise<string> {
  await page.load()
  return render(path, <App store={makeStore()} />)
}

async function render(path: string, application: ReactNode): Promise<string> {
  // Collects errors. Otherwise, React would leave failed components to the browser and the build would pass.
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{application}</StaticRouter>
    </StrictMode>,
    // Renders in one chunk, because React moves later chunks into place with inline scripts, which our CSP blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new Error(`The page of ${path} cannot be rendered`, { cause: errors[0] })
  return new Response(prelude).text()
}
