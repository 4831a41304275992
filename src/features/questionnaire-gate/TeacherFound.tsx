import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'

import styles from './TeacherFound.module.css'

/** The search for the teacher of a code. */
export interface LookUp {
  request: RequestState
  teacher: { name: string; school: string } | null
}

interface TeacherFoundProps extends LookUp {
  /** There is a code: it is looked up now or in a moment. */
  isSought: boolean
  onRetry: () => void
}

/** Whose code it is: name and school, nothing else. An error stands at the field itself. */
export function TeacherFound({ request, teacher, isSought, onRetry }: TeacherFoundProps) {
  const canRetry = request.status === 'failed' && request.failure.kind !== 'refused'
  return (
    <>
      <output>
        {isSought && !teacher && request.status !== 'failed' && (
          <span className={styles.searching}>Buscando a tu profesor…</span>
        )}
        {teacher && (
          <span className={styles.found}>
            <Icon name="ok" className={styles.icon} />
            <span>
              <b className={styles.name}>{teacher.name}</b> {teacher.school}
            </span>
          </span>
        )}
      </output>
      {canRetry && (
        <Button tone="plain" size="s" onClick={onRetry}>
          Buscar de nuevo
        </Button>
      )}
    </>
  )
}
