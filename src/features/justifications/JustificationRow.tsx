import { memo } from 'react'

import type { Justification, JustificationFormat } from '@/api/justifications'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { DocumentButton } from './DocumentButton'
import styles from './JustificationRow.module.css'

interface JustificationRowProps {
  justification: Justification
  pdf: RequestState | undefined
  word: RequestState | undefined
  onDownload: (justification: Justification, format: JustificationFormat) => void
}

/** One proposal with its documents. Drawn again only when something about it changes: there may be thousands. */
export const JustificationRow = memo(function Row({ justification, pdf, word, onDownload }: JustificationRowProps) {
  const { name, description, has_file } = justification
  const downloads = [
    { format: 'pdf', label: 'PDF', request: pdf, tone: 'primary' },
    { format: 'word', label: 'Word', request: word, tone: 'secondary' },
  ] as const
  return (
    <li className={styles.row}>
      <span className={styles.sheet} aria-hidden="true" />
      <div className={styles.text}>
        <h3 className={styles.name}>{name}</h3>
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      {has_file && (
        <div className={styles.actions}>
          <div className={styles.buttons}>
            {downloads.map(({ format, label, request, tone }) => (
              <DocumentButton
                key={format}
                format={label}
                name={name}
                tone={tone}
                request={request}
                onDownload={() => onDownload(justification, format)}
              />
            ))}
          </div>
          <div aria-live="polite">
            {downloads.map(({ format, label, request }) => (
              <Outcome key={format} label={label} request={request} onRetry={() => onDownload(justification, format)} />
            ))}
          </div>
        </div>
      )}
    </li>
  )
})

interface OutcomeProps {
  label: string
  request: RequestState | undefined
  onRetry: () => void
}

/** How a download ended; quietly, in its own place. */
function Outcome({ label, request, onRetry }: OutcomeProps) {
  if (request?.status === 'loading') return <VisuallyHidden>Descargando {label}…</VisuallyHidden>
  if (request?.status === 'done') return <VisuallyHidden>{request.message}</VisuallyHidden>
  if (request?.status !== 'failed') return null
  return (
    <p className={styles.failed}>
      {request.failure.message}{' '}
      <Button tone="plain" size="s" aria-label={`Reintentar ${label}`} onClick={onRetry}>
        Reintentar
      </Button>
    </p>
  )
}
