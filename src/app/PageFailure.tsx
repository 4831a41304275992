import noConnection from '@/art/e4-sin-conexion.svg'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'

/** A page that could not be shown, with two ways out. Both load afresh, which also mends a page cut off half way. */
export function PageFailure() {
  return (
    <>
      <PageHeader title="No pudimos mostrar esta página" />
      <PageBody narrow>
        <EmptyState
          art={noConnection}
          title="Algo falló al abrirla"
          text="Puede ser la conexión o un error nuestro. Lo que habías escrito en un formulario sigue guardado en este equipo."
        >
          <Button onClick={() => window.location.reload()}>Volver a cargar</Button>
          <a href={paths.home}>Ir a inicio</a>
        </EmptyState>
      </PageBody>
    </>
  )
}
