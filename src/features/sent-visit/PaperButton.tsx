import type { ReactNode } from 'react'

import { Button } from '@/ui/Button'

export interface PaperButtonProps {
  hasFailed: boolean
  onClick: () => void
}

/** A button that opens a paper, and reports below it if the paper's code failed to load. */
export function PaperButton({ hasFailed, onClick, children }: PaperButtonProps & { children: ReactNode }) {
  return (
    <div>
      <Button tone="secondary" block onClick={onClick}>
        {children}
      </Button>
      {hasFailed && <p role="alert">No pudimos abrir la hoja. Puede ser la conexión.</p>}
    </div>
  )
}
