import { useState } from 'react'

import { Button } from '@/ui/Button'

import { ClassLink } from './ClassLink'
import styles from './ClassPanel.module.css'
import { ClassProjection } from './ClassProjection'
import { ClassQr } from './ClassQr'
import { TeacherCode } from './TeacherCode'
import { enterFullScreen } from './fullScreen'

/** A teacher's code, QR code and link to the questionnaire, for a class in the same room. */
export function ClassPanel({ teacherId }: { teacherId: number }) {
  const [isProjected, setIsProjected] = useState(false)

  async function project() {
    // In this order, because the last element to enter the top layer is on top.
    await enterFullScreen()
    setIsProjected(true)
  }

  return (
    <section className={styles.panel} aria-labelledby="class-panel">
      <h2 className={styles.title} id="class-panel">
        Para tu grupo
      </h2>
      <p>Si están en el salón, tus estudiantes entran desde su teléfono con el QR o con tu código.</p>
      <TeacherCode teacherId={teacherId} label="Código de profesor" />
      <div className={styles.qr}>
        <ClassQr teacherId={teacherId} />
      </div>
      <Button tone="secondary" onClick={() => void project()}>
        Proyectar en clase
      </Button>
      <ClassLink teacherId={teacherId} />
      {isProjected && <ClassProjection teacherId={teacherId} onClose={() => setIsProjected(false)} />}
    </section>
  )
}
