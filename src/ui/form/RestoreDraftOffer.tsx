import type { ReactNode } from 'react'

import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'

interface RestoreDraftOfferProps {
  title: string
  /** Describes the draft without showing its content. */
  children: ReactNode
  resumeLabel: string
  onResume: () => void
  onRestart: () => void
}

/** Offers to restore a stored draft. Restoring is not automatic, because another person may be using the device. */
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
