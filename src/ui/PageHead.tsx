import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { settings } from '@/lib/env'
import { publicPathOf } from '@/lib/publicPaths'

interface PageHeadProps {
  /** The browser tab's text before the museum's name. */
  title: string
  /** One sentence for who finds the page in a search; without it, the site's own. */
  description?: string | undefined
  /** The address leads nowhere: nobody should find it. */
  notFound?: boolean
}

/** What the page tells browsers and search engines about itself. */
export function PageHead({ title, description, notFound = false }: PageHeadProps) {
  const { pathname } = useLocation()
  const path = notFound ? null : publicPathOf(pathname)
  const fullTitle = `${title} · Museo Memoria y Tolerancia`

  // index.html speaks for the whole site until a page speaks for itself: React puts its title first, its description last.
  useEffect(() => {
    const titles = document.head.querySelectorAll('title')
    const descriptions = document.head.querySelectorAll('meta[name="description"]')
    for (const other of [...[...titles].slice(1), ...[...descriptions].slice(0, -1)]) other.remove()
  })

  return (
    <>
      <title>{fullTitle}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {path === null && <meta name="robots" content="noindex" />}
      {path !== null && settings.siteUrl !== '' && <link rel="canonical" href={settings.siteUrl + path} />}
    </>
  )
}
