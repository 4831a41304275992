import type { ReactNode } from 'react'

import { Lights } from '@/ui/Lights'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'

import styles from './GateLayout.module.css'

/** The title with a row of lights that are off, next to the form. */
export function GateLayout({ total, children }: { total: number; children: ReactNode }) {
  const dark = Array.from({ length: total }, () => false)
  return (
    <div className={styles.gate}>
      <PageHead
        title="Cuestionario de visita"
        description="15 preguntas sobre tu visita al Museo Memoria y Tolerancia. Se responde sin cuenta, con el código de tu docente."
      />
      <div className={`${styles.inside} container`}>
        <div className={`${styles.intro} on-wall`}>
          <PageTitle text="Cuestionario de visita" />
          <p className={`${styles.lead} lead`}>
            {total} preguntas sobre memoria y tolerancia. No es un examen: sirve para preparar la visita de tu grupo.
          </p>
          <div className={styles.lights}>
            <Lights lit={dark} size="l" />
          </div>
        </div>
        <div className={styles.panel}>{children}</div>
      </div>
    </div>
  )
}
