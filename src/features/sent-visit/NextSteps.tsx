import { Link } from 'react-router-dom'

import { Block } from '@/ui/page/Block'
import { paths } from '@/lib/paths'

import styles from './NextSteps.module.css'

export function NextSteps() {
  return (
    <div className={styles.next}>
      <Block title="Qué sigue">
        <ol className={styles.steps}>
          <li>Un ejecutivo del museo revisa tu solicitud y te busca por el medio que preferiste.</li>
          <li>Confirma la fecha o te propone otra, junto con el monto.</li>
          <li>
            Antes de venir, prepara a tu grupo con el <Link to={paths.projects}>proyecto de visita</Link> de su nivel y
            las <Link to={paths.suggestions}>sugerencias</Link>.
          </li>
          <li>El día de la visita, lleguen 15 minutos antes. Tráela impresa.</li>
          <li>
            Después, tus estudiantes responden el <Link to={paths.sendQuestionnaire}>cuestionario</Link> con tu código.
          </li>
        </ol>
      </Block>
    </div>
  )
}
