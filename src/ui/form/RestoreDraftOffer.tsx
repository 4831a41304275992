import type { ReactNode } from 'react'

import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'

interface RestoreDraftOfferProps {
  title: string
  /** Says what there is, without its content. */
  children: ReactNode
  resumeLabel: string
  onResume: () => void
  onRestart: () => void
}

/** Offers a draft stored on this device. It is not restored automatically: another person may use the device now. */
export function RestoreDraftOffer({ title, children, resumeLabel, onResume, onRestart }: RestoreDraftOfferProps) {
  return (
    <Note
      tone="info"
      live="polite"
      title={title}
      actions={
        <>
          <Button onClick={onResume}>{resumeLabel}</Button>
          <Button tone="secondary" onClick={onRestart}>
            Empezar de nuevo
          </Button>
        </>
      }
    >
      {children}
    </Note>
  )
}
