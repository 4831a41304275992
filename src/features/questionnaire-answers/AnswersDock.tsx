import type { ReactNode } from 'react'

import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'

import styles from './AnswersDock.module.css'

interface AnswersDockProps {
  /** What has to be said before the buttons: the network, a failure, why nothing can be sent yet. */
  children: ReactNode
  /** There is news to read: on a low screen it must not lie over the question. */
  hasNews: boolean
  /** Missing where there is nothing before or after. */
  onBack?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** The button that sends, where it is offered. */
  submit?: ReactNode
}

/** The way back and forth, within reach of a thumb. */
export function AnswersDock({ children, hasNews, onBack, onNext, submit }: AnswersDockProps) {
  return (
    <div className={classNames(styles.dock, hasNews && styles.tall)}>
      <div className={`${styles.inside} container`}>
        {children}
        {onNext && submit}
        <div className={styles.row}>
          {onBack && (
            <Button tone="secondary" icon="back" onClick={onBack}>
              <span className={styles.word}>Anterior</span>
            </Button>
          )}
          {onNext ? (
            <Button
              type={submit ? 'button' : 'submit'}
              tone={submit ? 'secondary' : 'primary'}
              block
              onClick={submit ? onNext : undefined}
            >
              Siguiente
            </Button>
          ) : (
            submit
          )}
        </div>
      </div>
    </div>
  )
}
