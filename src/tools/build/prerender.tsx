import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'

import { App, Frame } from '@/app/App'
import { PageLoading } from '@/app/PageLoading'
import { type Route, routes } from '@/app/routes'
import { makeStore } from '@/store/store'

/** A URL of the platform, with what the build needs to write its page. */
export interface BuiltRoute {
  path: string
  /** The source file of the page, whose scripts and styles it needs. */
  source: string
  isPrerendered: boolean
  /** Search engines show the page at this very address. */
  isIndexed: boolean
  /**
   * @returns the rendered markup for #root, with the page's `<title>`, `<meta>` and `<link>` in front
   * @throws Error when a component fails
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

/** Renders the page for every address that has no file of its own. */
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
  // React would render what failed in the browser instead, and the build would pass.
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{application}</StaticRouter>
    </StrictMode>,
    // All in one piece: React moves parts that come later into place with a script, which our policy does not allow.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new Error(`The page of ${path} cannot be rendered`, { cause: errors[0] })
  return new Response(prelude).text()
}
