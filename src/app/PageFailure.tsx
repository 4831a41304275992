import { messages } from '@/lib/messages'
import { NewVersionError } from '@/lib/newVersion'
import { MUSEUM_NAME } from '@/model/museum'
import { paths } from '@/model/paths'
import { Button } from '@/ui/Button'
import { PageBody } from '@/ui/PageBody'

/** Shown instead of a page that failed. Reloads the document, and must not import lazy-loaded code. */
export function PageFailure({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <title>{`No pudimos mostrar esta página · ${MUSEUM_NAME}`}</title>
      <PageBody narrow>
        <h1>No pudimos mostrar esta página</h1>
        <p>
          {error instanceof NewVersionError
            ? messages.newVersion
            : 'Puede ser la conexión o un error nuestro. Lo que habías escrito en un formulario sigue guardado en este dispositivo.'}
        </p>
        <div>
          <Button onClick={() => window.location.reload()}>Volver a cargar</Button>
        </div>
        <p>
          <a href={paths.home}>Ir a inicio</a>
        </p>
      </PageBody>
    </div>
  )
}
