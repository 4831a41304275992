import type { ReactNode } from 'react'

import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './Paper.module.css'

interface PaperDialogProps {
  title: string
  /** If null, print shows no title, as in `Dialog`. */
  printedTitle?: null
  /** Buttons beside the title. They are not printed. */
  actions?: ReactNode
  /** A hint or links above the sheet. They are not printed. */
  hint?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog that previews a sheet of paper. Print shows only the paper. */
export function PaperDialog({ title, printedTitle, actions, hint, onClose, children }: PaperDialogProps) {
  return (
    <Dialog title={title} printedTitle={printedTitle} actions={actions} size="l" onClose={onClose}>
      <Stack gap={4} className={styles.desk}>
        {hint !== undefined && (
          <Cluster gap={3} className="no-print">
            {hint}
          </Cluster>
        )}
        <div className={styles.sheet}>{children}</div>
      </Stack>
    </Dialog>
  )
}
