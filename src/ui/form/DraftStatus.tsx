import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import { Button } from '@/ui/Button'
import styles from './DraftStatus.module.css'
import { Icon } from '@/ui/Icon'
import { Note } from '@/ui/Note'

import type { useFormDraft } from './useFormDraft'

interface DraftStatusProps {
  draft: Pick<ReturnType<typeof useFormDraft>, 'status' | 'clear' | 'undo'> & { cleared: object | null }
  /** Where the draft is stored, in Spanish. Defaults to this device. */
  place?: string | undefined
  /** Whether the line fills the empty room between the page's header and a form that begins with the line. */
  fillsRoom?: boolean
  restored?: string | undefined
  children?: ReactNode
}

export function DraftStatus(props: DraftStatusProps) {
  const { draft, place = 'en este dispositivo', restored = 'Recuperamos lo que habías escrito' } = props
  const { fillsRoom = true, children } = props
  const { status, cleared, clear, undo } = draft
  return (
    <div className={classNames(styles.status, fillsRoom && styles.filling, 'no-print')}>
      <output className={`${styles.line} icon-line`}>
        {(status === 'saved' || status === 'restored') && (
          <>
            <Icon name="check" size="s" />
            <span>
              <span>{status === 'restored' ? restored : 'Borrador guardado'}</span>{' '}
              {status === 'saved' && <span className="visually-hidden-on-phones">{place}</span>}
            </span>
          </>
        )}
      </output>
      {(status === 'saved' || status === 'restored') && (
        <Button tone="plain" size="s" onClick={clear}>
          Empezar de nuevo
        </Button>
      )}
      {cleared && (
        <Note tone="info" live="polite" title="El formulario empezó de nuevo">
          <Button tone="plain" size="s" onClick={undo}>
            Recuperar lo anterior
          </Button>
        </Note>
      )}
      {status === 'blocked' && (
        <Note tone="warn" live="polite" title="Este navegador no guarda tu avance">
          <p>Puedes enviar el formulario, pero no recargues ni cierres esta página antes.</p>
        </Note>
      )}
      {children}
    </div>
  )
}
