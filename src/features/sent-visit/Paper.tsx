import type { ReactNode } from 'react'

import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster } from '@/ui/layout/layout'

import styles from './Paper.module.css'

interface PaperDialogProps {
  title: string
  /** If null, print shows no title, as in `Dialog`. */
  printedTitle?: null
  /** Buttons and links outside the paper. They are not printed. */
  actions: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog that previews a sheet of paper. Print shows only the paper. */
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
