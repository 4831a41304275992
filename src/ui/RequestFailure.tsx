import type { ReactNode } from 'react'

import type { Failure } from '@/store/request'

import { Note } from './Note'

interface RequestFailureProps {
  failure: Failure
  children?: ReactNode
  /** Links or buttons. */
  actions?: ReactNode
}

/** Shows why a request failed and what to do next, in the words of its thunk. */
export function RequestFailure({ failure: { message, detail, advice }, children, actions }: RequestFailureProps) {
  return (
    <Note tone="bad" live="assertive" title={message} actions={actions}>
      {detail !== undefined && <p>{detail}</p>}
      {advice !== undefined && <p>{advice}</p>}
      {children}
    </Note>
  )
}
