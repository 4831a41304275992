import { classLink } from '@/lib/classLink'
import { CopyButton } from '@/ui/CopyButton'

import styles from './ClassLink.module.css'
import { ClassLinkShare } from './ClassLinkShare'

/** The link that opens the questionnaire with the teacher's code: to read, to copy and to share. */
export function ClassLink({ teacherId }: { teacherId: number }) {
  const link = classLink(teacherId)
  return (
    <div className={styles.link}>
      <p className={styles.address}>{link}</p>
      <div className={styles.actions}>
        <CopyButton text={link} label="Copiar enlace" copied="Enlace copiado" />
        <ClassLinkShare link={link} />
      </div>
    </div>
  )
}
