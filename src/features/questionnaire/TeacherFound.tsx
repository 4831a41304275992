import type { StoredTeacher } from '@/model/questionnaire'
import type { RequestState } from '@/lib/requestState'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { Cluster } from '@/ui/layout/layout'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './TeacherFound.module.css'

interface TeacherFoundProps {
  request: RequestState
  teacher: StoredTeacher | null
  hasCode: boolean
  onRetry: () => void
  /** Lets the user change the code; undefined if a code field is beside the teacher. */
  onChange?: (() => void) | undefined
}

const YOURS = 'Tu profesor o profesora'

export const Searching = () => <span className={classNames(styles.searching, 'muted')}>Buscando a tu profesor…</span>

export function TeacherFound({ request, teacher, hasCode, onRetry, onChange }: TeacherFoundProps) {
  const canRetry = request.status === 'failed' && request.failure.kind !== 'refused'
  const isSearching = hasCode && !teacher && request.status !== 'failed'
  return (
    <div className={classNames(styles.found, (isSearching || teacher !== null) && !onChange && styles.panel)}>
      {teacher && onChange && (
        <Cluster gap={3} justify="between" className={styles.change}>
          <p className="small muted" aria-hidden="true">
            {YOURS}
          </p>
          <Button tone="plain" size="s" onClick={onChange}>
            Cambiar<VisuallyHidden> de profesor o profesora</VisuallyHidden>
          </Button>
        </Cluster>
      )}
      <output>
        {isSearching && <Searching />}
        {teacher && (
          <span className={styles.teacher}>
            <Icon name="ok" />
            <span className="muted">
              <VisuallyHidden>{YOURS}: </VisuallyHidden>
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
    </div>
  )
}
