import { useId } from 'react'

import { CopyButton } from '@/ui/CopyButton'

import styles from './TeacherCode.module.css'

interface TeacherCodeProps {
  teacherId: number
  /** Where no heading says what the figures are. */
  label?: string
}

export function TeacherCode({ teacherId, label }: TeacherCodeProps) {
  const id = useId()
  return (
    <div>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      <div className={styles.code}>
        <output className={styles.figures} id={id}>
          {teacherId}
        </output>
        <CopyButton text={String(teacherId)} label="Copiar código" copied="Código copiado" />
      </div>
    </div>
  )
}
