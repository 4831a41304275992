import { type ComponentProps, type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { pageHeaders } from '@/content/pageHeaders'
import { paths } from '@/lib/paths'
import { makeStore } from '@/store/store'
import { PageHeader } from '@/ui/PageHeader'
import { PageWall } from '@/ui/PageWall'

import { App, Frame } from './App'
import { PageLoading } from './PageLoading'
import styles from './PageLoading.module.css'
import { pageAt, writtenPages } from './pages'

/** What the build makes an HTML file of. */
interface Drawing {
  path: string
  /** The application starts in it; otherwise it stands until the application has drawn the page. */
  isWhole: boolean
  /** The source files whose scripts and styles the page needs. */
  sources: string[]
  /** @returns what belongs into #root, with the page's `<title>` and `<meta>` in front. */
  draw: () => Promise<string>
}

/** Pages behind sign-in: until it is known who looks, only what stands on their wall is. */
const walls: [path: string, header: ComponentProps<typeof PageHeader>][] = [
  [paths.account, pageHeaders.account],
  [paths.visitRequest, pageHeaders.visitRequest],
  [paths.sponsorshipRequest, pageHeaders.sponsorshipRequest],
  [paths.sendQuestionnaire, pageHeaders.sendQuestionnaire],
]

/** Every page that the build writes at an address of its own. */
export const drawings: Drawing[] = [
  ...writtenPages.map(([path, page]) => ({
    path,
    isWhole: true,
    sources: page.sources,
    draw: async () => {
      await page.load()
      return draw(path, <App store={makeStore()} isWritten />)
    },
  })),
  ...walls.map(([path, header]) => ({
    path,
    isWhole: false,
    sources: pageAt(path).sources,
    draw: () => draw(path, waiting(<PageHeader {...header} />)),
  })),
]

/** Draws the page for every other address. */
export const drawFrame = () => draw('/', waiting(<PageWall className={styles.wall} />))

const waiting = (wall: ReactNode) => <Frame store={makeStore()} isWritten page={<PageLoading wall={wall} />} />

async function draw(path: string, application: ReactNode): Promise<string> {
  // React would leave what failed to the browser.
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{application}</StaticRouter>
    </StrictMode>,
    // In one piece: parts that come later would need a script inside the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new Error(`The page of ${path} cannot be drawn`, { cause: errors[0] })
  return new Response(prelude).text()
}
