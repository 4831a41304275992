import { CopyButton } from '@/ui/CopyButton'

import styles from './TeacherCode.module.css'

/** The code that students type, large enough to be read from the last row. */
export function TeacherCode({ teacherId }: { teacherId: number }) {
  return (
    <div className={styles.code}>
      <p className={styles.figures}>{teacherId}</p>
      <CopyButton text={String(teacherId)} label="Copiar código" copied="Código copiado" />
    </div>
  )
}
