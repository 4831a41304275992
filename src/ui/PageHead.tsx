import { useEffect } from 'react'

interface PageHeadProps {
  /** The document title without the museum's name. */
  title: string
  /** The description for search engines; by default the site's. */
  description?: string | undefined
}

/** The document title and description of a page. */
export function PageHead({ title, description }: PageHeadProps) {
  const fullTitle = `${title} · Museo Memoria y Tolerancia`

  // Removes the title and description of index.html. React adds its title as the first and its description as the last.
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
