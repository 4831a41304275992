import { CopyButton } from '@/ui/CopyButton'

import styles from './TeacherCode.module.css'

export function TeacherCode({ teacherId }: { teacherId: number }) {
  return (
    <div className={styles.code}>
      <p className={styles.figures}>{teacherId}</p>
      <CopyButton text={String(teacherId)} label="Copiar código" copied="Código copiado" />
    </div>
  )
}
