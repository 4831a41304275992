import { useContext, useEffect } from 'react'

import { SiteContext } from './SiteContext'

interface PageHeadProps {
  /** The document title, without the site's name. */
  title: string
  /** The meta description. Without it, the page has the description of index.html or of the page opened before. */
  description?: string | undefined
}

export function PageHead({ title, description }: PageHeadProps) {
  const fullTitle = `${title} · ${useContext(SiteContext).name}`

  // Removes the title and the description of index.html. React's title is the first, and its description the last.
  useEffect(() => {
    const titles = document.head.querySelectorAll('title')
    const descriptions = document.head.querySelectorAll('meta[name="description"]')
    for (const other of [...[...titles].slice(1), ...[...descriptions].slice(0, -1)]) other.remove()
  })

  return (
    <>
      <title>{fullTitle}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  )
}
