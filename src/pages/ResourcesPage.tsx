import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'

import door from '@/art/puerta-libro.svg'
import { type Theme, themes } from '@/content/themes'
import { ThemeArticle } from '@/features/resources/ThemeArticle'
import { paths, projectsOf } from '@/model/paths'
import { lazyNamed } from '@/ui/lazyNamed'
import { Tiles } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'
import { useHashTarget } from '@/ui/useHashTarget'

const ClassSheet = lazyNamed(() => import('@/features/resources/ClassSheet'), 'ClassSheet')

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
      <Tiles as="p" gap={1} columns={3} className="links ruled no-print">
        <Link to={projectsOf('secundaria')}>Proyectos de visita para secundaria</Link>
        <Link to={projectsOf('preparatoria')}>Proyectos de visita para preparatoria</Link>
        <Link to={paths.suggestions}>Preparar al grupo para la visita</Link>
      </Tiles>
      {printed && (
        <Suspense>
          <ClassSheet theme={printed} onClose={() => setPrinted(null)} />
        </Suspense>
      )}
    </Page>
  )
}
