import { Link } from 'react-router-dom'

import type { JustificationFormat } from '@/api/justificationDocuments'
import type { Justification } from '@/api/justifications'
import type { RequestState } from '@/lib/requestState'
import { paths } from '@/model/paths'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { documentKey, downloadDocument } from '@/store/downloads'
import { Button } from '@/ui/Button'
import { RequestFailure } from '@/ui/RequestFailure'
import { useHashTarget } from '@/ui/useHashTarget'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './JustificationGroup.module.css'

interface JustificationGroupProps {
  id: string
  title: string
  justifications: Justification[]
}

export function JustificationGroup({ id, title, justifications }: JustificationGroupProps) {
  const titleId = `${id}-titulo`
  useHashTarget()
  return (
    <Stack as="section" gap={3} id={id} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {justifications.length === 0 ? (
        <p className="muted">Por ahora no hay proyectos para este nivel.</p>
      ) : (
        <ul className="rows">
          {justifications.map((justification) => (
            <JustificationRow key={justification.id} {...justification} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

function JustificationRow({ id, name, description, has_file }: Justification) {
  const dispatch = useAppDispatch()
  const pdf = useRequest(downloadDocument, documentKey(id, 'pdf'))
  const word = useRequest(downloadDocument, documentKey(id, 'word'))
  const downloads = [
    { format: 'pdf', label: 'PDF', request: pdf },
    { format: 'word', label: 'Word', request: word },
  ] as const
  const download = (format: JustificationFormat) => void dispatch(downloadDocument({ id, name, format }))

  return (
    <Stack as="li" gap={1} className={styles.project}>
      <h3 className="h4">{name}</h3>
      <p className="muted">{description}</p>
      {has_file ? (
        <>
          <Cluster gap={6} className={`${styles.downloads} no-print`}>
            {downloads.map(({ format, label, request }) => (
              <Button
                key={format}
                tone="plain"
                size="s"
                icon="download"
                busy={request.status === 'loading'}
                busyLabel={label}
                onClick={() => download(format)}
              >
                <span className={styles.format}>
                  {label}
                  <VisuallyHidden>: {name}</VisuallyHidden>
                </span>
              </Button>
            ))}
          </Cluster>
          <div aria-live="polite" className="no-print">
            {downloads.map(({ format, label, request }) => (
              <DownloadOutcome key={format} label={label} request={request} onRetry={() => download(format)} />
            ))}
          </div>
        </>
      ) : (
        <Cluster as="p" gap={2} className="links muted">
          Sin documento para descargar <Link to={paths.contact}>Escríbenos</Link>
        </Cluster>
      )}
    </Stack>
  )
}

/** Shows the outcome of a download. Success is announced to screen readers only, because the browser shows the file. */
function DownloadOutcome({ label, request, onRetry }: { label: string; request: RequestState; onRetry: () => void }) {
  if (request.status === 'loading') return <VisuallyHidden>Descargando {label}…</VisuallyHidden>
  if (request.status === 'done') return <VisuallyHidden>{request.message}</VisuallyHidden>
  if (request.status !== 'failed') return null
  return (
    <RequestFailure
      failure={request.failure}
      size="inline"
      isAnnounced={false}
      actions={
        <Button tone="plain" size="s" aria-label={`Reintentar ${label}`} onClick={onRetry}>
          Reintentar
        </Button>
      }
    />
  )
}
