import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { makeStore } from '@/store/store'

import { App, Frame } from './App'
import { PageLoading } from './PageLoading'
import { publicPage, publicPages } from './publicPages'

/** The paths that the build writes as HTML. */
export const writtenPaths = publicPages.map(([path]) => path)

/**
 * Draws a public page as everybody gets it before the application runs.
 * @returns what belongs into #root, with the page's `<title>` and `<meta>` in front.
 */
export async function drawPage(path: string): Promise<string> {
  await publicPage(path)?.load()
  return draw(path, <App store={makeStore()} />)
}

/** Draws the frame around a page that is on its way. */
export const drawShell = () => draw('/', <Frame store={makeStore()} page={<PageLoading />} />)

/** The source files whose scripts and styles a public page needs. */
export const sourcesOf = (path: string): string[] => publicPage(path)?.sources ?? []

async function draw(path: string, application: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{application}</StaticRouter>
    </StrictMode>,
    // In one piece: parts that come later would need a script inside the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
