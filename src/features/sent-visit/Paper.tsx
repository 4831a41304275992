import type { ReactNode } from 'react'

import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster } from '@/ui/layout/layout'

import styles from './Paper.module.css'

interface PaperDialogProps {
  title: string
  /** Null prints no title, as in `Dialog`. */
  printedTitle?: null
  /** Buttons and links about the sheet. They are not printed. */
  actions: ReactNode
  onClose: () => void
  /** The content of the sheet. */
  children: ReactNode
}

/** A dialog that shows a sheet of paper on a desk. Only the sheet is printed. */
export function PaperDialog({ title, printedTitle, actions, onClose, children }: PaperDialogProps) {
  return (
    <Dialog title={title} printedTitle={printedTitle} size="l" onClose={onClose}>
      <Cluster gap={3} className="no-print">
        {actions}
      </Cluster>
      <div className={styles.desk}>
        <div className={styles.sheet}>{children}</div>
      </div>
    </Dialog>
  )
}
