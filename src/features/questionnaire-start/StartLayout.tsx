import type { ReactNode } from 'react'

import { TaskHeader } from '@/ui/page/TaskHeader'

import styles from './StartLayout.module.css'

/** The title, and the form below it. */
export function StartLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TaskHeader
        title="Cuestionario de visita"
        lead="No es un examen: ayuda a tu grupo a conversar sobre lo que cuenta el museo."
        description="15 preguntas del Museo Memoria y Tolerancia para conversar en grupo. Se responden sin cuenta, con el código de tu docente."
      />
      <div className="container">
        <div className={styles.panel}>{children}</div>
      </div>
    </>
  )
}
