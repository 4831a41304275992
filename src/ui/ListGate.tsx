import type { ReactNode } from 'react'

import { messages } from '@/lib/messages'
import type { List } from '@/store/hooks'

import { Button } from './Button'
import { Icon } from './Icon'
import styles from './ListGate.module.css'
import { LoadingBlock } from './LoadingBlock'

interface ListGateProps {
  list: List<unknown>
  /** A placeholder while the list is loading. */
  skeleton?: ReactNode
  /** Shown when the list is empty. Without it, an empty list is shown as a failure. */
  empty?: ReactNode
  /** The loaded list. Omit it where a field is always shown and only the states of its list go here. */
  children?: ReactNode
}

/** Shows a list from the API, or its state: loading, empty, or failed with a retry button. */
export function ListGate({ list: { items, request, load }, skeleton, empty, children }: ListGateProps) {
  if (items.length > 0) return children
  if (request.status === 'idle' || request.status === 'loading')
    return skeleton && <LoadingBlock>{skeleton}</LoadingBlock>
  if (request.status === 'done' && empty !== undefined) return empty
  return (
    <div className={styles.failure}>
      <p className={styles.message} role="alert">
        <Icon name="bad" size="s" />
        {request.status === 'failed' ? request.failure.message : messages.listError}
      </p>
      <Button tone="secondary" size="s" onClick={load}>
        Reintentar
      </Button>
    </div>
  )
}
