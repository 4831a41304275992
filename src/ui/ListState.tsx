import type { ReactNode } from 'react'

import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/lib/env'
import { messages } from '@/lib/messages'
import type { List } from '@/store/hooks'

import { Button } from './Button'
import { Icon } from './Icon'
import styles from './ListState.module.css'
import { LoadingBlock } from './LoadingBlock'
import { Cluster } from '@/ui/layout/layout'

interface ListStateProps {
  list: List<unknown>
  /** What is missing when it does not load, such as 'los horarios'. */
  missing: string
  /** A placeholder while the list is loading. */
  skeleton?: ReactNode
  /** Shown when the list is empty. Without it, an empty list is shown as a failure. */
  empty?: ReactNode
  /** The loaded list. Omit it where a field is always shown and only the states of its list go here. */
  children?: ReactNode
}

/** Shows a list from the API, or its state: loading, empty, or failed with a retry button. */
export function ListState({ list: { items, request, load }, missing, skeleton, empty, children }: ListStateProps) {
  if (items.length > 0) return children
  if (request.status === 'idle' || request.status === 'loading')
    return skeleton && <LoadingBlock>{skeleton}</LoadingBlock>
  if (request.status === 'done' && empty !== undefined) return empty
  const { phone } = settings.museum
  return (
    <Cluster gap={3} className={styles.failure}>
      <div role="alert">
        <p className={styles.message}>
          <Icon name="bad" size="s" />
          {request.status === 'failed' ? request.failure.message : messages.listError}
        </p>
        <p>
          No pudimos traer {missing}. También te atendemos en el <a href={telephoneLink(phone)}>{phone}</a>.
        </p>
      </div>
      <Button tone="secondary" size="s" onClick={load}>
        Reintentar
      </Button>
    </Cluster>
  )
}
