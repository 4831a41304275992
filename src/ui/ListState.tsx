import type { ReactNode } from 'react'

import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/lib/env'
import { messages } from '@/lib/messages'
import type { Failure, List } from '@/lib/requestState'

import { Button } from './Button'
import { LoadingBlock } from './LoadingBlock'
import { RequestFailure } from './RequestFailure'

interface ListStateProps {
  list: List<unknown>
  /** The list's name in the failure, such as 'los horarios'. */
  missing: string
  /** A placeholder while the list is loading. */
  skeleton?: ReactNode
  /** Shown when the list is empty. Without it, an empty list is shown as a failure. */
  empty?: ReactNode
  /** The loaded list. Omit it where a field is always shown and only the states of its list go here. */
  children?: ReactNode
}

const { phone } = settings.museum
/** For a list that arrived empty and must not be. */
const noItems: Failure = { message: messages.listError, kind: 'fault' }

/** Shows a list from the API, or its state: loading, empty, or failed with a retry button. */
export function ListState({ list: { items, request, load }, missing, skeleton, empty, children }: ListStateProps) {
  if (items.length > 0) return children
  if (request.status === 'idle' || request.status === 'loading')
    return skeleton && <LoadingBlock>{skeleton}</LoadingBlock>
  if (request.status === 'done' && empty !== undefined) return empty
  const failure = request.status === 'failed' ? request.failure : noItems
  return (
    <RequestFailure
      failure={failure}
      size="inline"
      actions={
        <Button tone="secondary" size="s" onClick={load}>
          Reintentar
        </Button>
      }
    >
      <p>
        No pudimos traer {missing}. También te atendemos en el <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
    </RequestFailure>
  )
}
