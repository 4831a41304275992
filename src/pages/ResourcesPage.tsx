import door from '@/art/puerta-libro.svg'
import { themes } from '@/content/themes'
import { ThemeArticle } from '@/features/resources/ThemeArticle'
import { paths } from '@/lib/paths'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/features/page-header/PageHeader'
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
      </PageBody>
    </>
  )
}
