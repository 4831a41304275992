import { Block } from '@/ui/page/Block'
import { ButtonLink } from '@/ui/ButtonLink'
import { paths } from '@/lib/paths'

import styles from './NextSteps.module.css'

export function NextSteps() {
  return (
    <div className={styles.next}>
      <Block title="Qué sigue">
        <ol className={styles.steps}>
          <li>Un ejecutivo del museo revisa tu solicitud y te busca por el medio que preferiste.</li>
          <li>Confirma la fecha o te propone otra, junto con el monto.</li>
          <li>El día de la visita, lleguen 15 minutos antes con esta solicitud impresa o en el teléfono.</li>
        </ol>
        <ButtonLink to={paths.home} tone="secondary">
          Ir a inicio
        </ButtonLink>
      </Block>
    </div>
  )
}
