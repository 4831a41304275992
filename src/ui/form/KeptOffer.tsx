import type { ReactNode } from 'react'

import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'

interface KeptOfferProps {
  title: string
  /** What there is, without showing it. */
  children: ReactNode
  /** What the way on with it is called. */
  goOn: string
  onGoOn: () => void
  onRestart: () => void
}

/** What somebody left on this device: offered and not opened by itself, because the device may be in other hands now. */
export function KeptOffer({ title, children, goOn, onGoOn, onRestart }: KeptOfferProps) {
  return (
    <Note
      tone="info"
      live="polite"
      title={title}
      actions={
        <>
          <Button onClick={onGoOn}>{goOn}</Button>
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
