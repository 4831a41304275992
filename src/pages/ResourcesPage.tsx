import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'

import door from '@/art/puerta-libro.svg'
import { type Theme, themes } from '@/content/themes'
import { ThemeArticle } from '@/features/resources/ThemeArticle'
import { paths, projectsOf } from '@/model/paths'
import { Icon } from '@/ui/Icon'
import { Tiles } from '@/ui/layout/layout'
import { lazyNamed } from '@/ui/lazyNamed'
import { Page } from '@/ui/page/Page'
import { useHashTarget } from '@/ui/useHashTarget'

const ClassSheet = lazyNamed(() => import('@/features/resources/ClassSheet'), 'ClassSheet')

const furtherReading = [
  ['Proyectos de visita para secundaria', projectsOf('secundaria')],
  ['Proyectos de visita para preparatoria', projectsOf('preparatoria')],
  ['Preparar al grupo para la visita', paths.suggestions],
] as const

export function ResourcesPage() {
  const [printed, setPrinted] = useState<Theme | null>(null)
  useHashTarget()

  return (
    <Page
      door={door}
      title="Recursos educativos"
      description="Preguntas sobre memoria, tolerancia y violencia para proyectar o imprimir en clase."
      parent={{ label: 'Inicio', to: paths.home }}
    >
      <div className="raised">
        {themes.map((theme, position) => (
          <ThemeArticle key={theme.id} theme={theme} eager={position === 0} onOpenSheet={() => setPrinted(theme)} />
        ))}
      </div>
      <Tiles gap={3} columns={3} as="ul" className="links no-print">
        {furtherReading.map(([title, to]) => (
          <li key={to} className="ruled">
            <Link className="h4" to={to}>
              <span className="icon-line">
                {title} <Icon name="arrow" size="inline" />
              </span>
            </Link>
          </li>
        ))}
      </Tiles>
      {printed && (
        <Suspense>
          <ClassSheet theme={printed} onClose={() => setPrinted(null)} />
        </Suspense>
      )}
    </Page>
  )
}
