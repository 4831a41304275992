import type { StoredTeacher } from '@/model/questionnaire'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { Cluster } from '@/ui/layout/layout'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './TeacherFound.module.css'

interface TeacherFoundProps {
  teacher: StoredTeacher | null
  /** Why no teacher was found. A code field shows it instead. */
  refusal: string | undefined
  isSearching: boolean
  /** Looks up the code again; falsy unless the server may find the teacher later. */
  onRetry: (() => void) | false | null
  /** Lets the user change the code; false if a code field is beside the teacher. */
  onChange: (() => void) | false
}

const YOURS = 'Tu profesor o profesora'

export const Searching = () => <span className="muted">Buscando a tu profesor…</span>

export function TeacherFound({ teacher, refusal, isSearching, onRetry, onChange }: TeacherFoundProps) {
  return (
    <div className={classNames(styles.found, (isSearching || teacher !== null) && !onChange && styles.panel)}>
      {!isSearching && onChange && (
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
        {onChange && refusal && <span>{refusal}</span>}
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
      {onRetry && (
        <Button tone="plain" size="s" onClick={onRetry}>
          Buscar de nuevo
        </Button>
      )}
    </div>
  )
}
