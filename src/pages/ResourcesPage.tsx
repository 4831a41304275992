import { Link } from 'react-router-dom'

import door from '@/art/puerta-libro.svg'
import { themes } from '@/content/themes'
import { ThemeArticle } from '@/features/resources/ThemeArticle'
import { paths } from '@/model/paths'
import { Cluster } from '@/ui/layout/layout'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'
import { useHashTarget } from '@/ui/useHashTarget'

export function ResourcesPage() {
  useHashTarget()

  return (
    <>
      <PageHeader
        door={door}
        title="Recursos educativos"
        lead="Tres temas para trabajar en clase, antes y después de la visita."
        breadcrumb={[{ label: 'Inicio', to: paths.home }, { label: 'Recursos educativos' }]}
      />
      <PageBody>
        <div>
          {themes.map((theme, position) => (
            <ThemeArticle key={theme.name} eager={position === 0} {...theme} />
          ))}
        </div>
        <Cluster as="p" gap={5} className="links ruled no-print">
          <Link to={paths.projects}>Descargar un proyecto de visita</Link>
          <Link to={paths.suggestions}>Preparar al grupo para la visita</Link>
        </Cluster>
      </PageBody>
    </>
  )
}
