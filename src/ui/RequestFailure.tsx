import type { ReactNode } from 'react'

import type { Failure } from '@/lib/requestState'

import { Icon } from './Icon'
import { Cluster } from './layout/layout'
import { Note } from './Note'
import styles from './RequestFailure.module.css'
import { useIsOnline } from './useIsOnline'

interface RequestFailureProps {
  failure: Failure
  /** `inline`: no box, for the failure of a part of a page, such as a list or a download. */
  size?: 'inline' | undefined
  /** Pass false inside a live region, which already announces the failure. */
  isAnnounced?: boolean
  children?: ReactNode
  actions?: ReactNode
}

/** Shows why a request failed and what to do next. The thunk of the request supplies the wording. */
export function RequestFailure({ failure, size, isAnnounced = true, children, actions }: RequestFailureProps) {
  const { detail, advice } = failure
  const isReconnected = useIsOnline() && failure.kind === 'unsent'
  const reconnected = `Ya hay conexión.${failure.isDoubtful ? '' : ' No se envió nada.'}`
  const message = isReconnected ? reconnected : failure.message
  const rest = (
    <>
      {detail !== undefined && <p className="small">{detail}</p>}
      {advice !== undefined && <p>{advice}</p>}
      {children}
    </>
  )
  if (size === 'inline') {
    return (
      <Cluster gap={3}>
        <div role={isAnnounced ? 'alert' : undefined}>
          <p key={message} className={`${styles.message} icon-line`}>
            <Icon name="bad" size="s" />
            {message}
          </p>
          {rest}
        </div>
        {actions}
      </Cluster>
    )
  }
  return (
    <Note key={message} tone="bad" live={isAnnounced ? 'assertive' : undefined} title={message} actions={actions}>
      {rest}
    </Note>
  )
}
