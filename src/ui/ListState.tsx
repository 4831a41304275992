import type { ReactNode } from 'react'

import { messages } from '@/lib/messages'
import type { Failure, List } from '@/lib/requestState'

import { Button } from './Button'
import { LoadingBlock } from './LoadingBlock'
import { RequestFailure } from './RequestFailure'
import { TelephoneLink } from './TelephoneLink'

interface ListStateProps {
  list: List<unknown>
  /** The list's name in the failure message, such as 'los horarios'. */
  listName: string
  skeleton?: ReactNode
  /** The content for an empty list. If omitted, an empty list counts as a failure. */
  empty?: ReactNode
  /** The content for a list with items. Omit it if a form field renders the items. */
  children?: ReactNode
}

const noItems: Failure = { message: messages.listError, kind: 'fault' }

/** Renders a list from the API, or the state of the list: loading, empty, or failed with a retry button. */
export function ListState({ list: { items, request, load }, listName, skeleton, empty, children }: ListStateProps) {
  if (items.length > 0) return children
  if (request.status === 'idle' || request.status === 'loading')
    return skeleton && <LoadingBlock>{skeleton}</LoadingBlock>
  if (request.status === 'done' && empty !== undefined) return empty
  const failure = request.status === 'failed' ? request.failure : noItems
  const isField = children === undefined
  return (
    <RequestFailure
      failure={failure}
      size={isField ? 'inline' : undefined}
      actions={
        <Button tone={isField ? 'secondary' : 'primary'} size={isField ? 's' : 'l'} onClick={load}>
          Reintentar
        </Button>
      }
    >
      <p>
        No pudimos cargar {listName}. También te atendemos en el <TelephoneLink />.
      </p>
    </RequestFailure>
  )
}
