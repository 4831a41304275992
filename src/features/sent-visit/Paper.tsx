import type { ReactNode } from 'react'

import { MuseumMark } from '@/art/MuseumMark'
import { settings } from '@/model/env'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './Paper.module.css'

const { address, phone } = settings.museum

interface PaperDialogProps {
  title: string
  isTitlePrinted?: boolean
  /** Whether there is a button that prints the sheet. */
  isPrintable?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that previews a `Sheet`. Print shows only the paper. */
export function PaperDialog({ title, isTitlePrinted, isPrintable = true, onClose, children }: PaperDialogProps) {
  const actions = isPrintable && (
    <Button size="s" icon="print" onClick={() => window.print()}>
      Imprimir
    </Button>
  )
  return (
    <Dialog title={title} isTitlePrinted={isTitlePrinted} actions={actions} size="l" onClose={onClose}>
      {children}
    </Dialog>
  )
}

interface SheetProps {
  /** A hint or links above the sheet. They are not printed. */
  hint?: ReactNode
  children: ReactNode
}

/** A sheet of paper on a desk. */
export function Sheet({ hint, children }: SheetProps) {
  return (
    <Stack gap={4} className={styles.desk}>
      {hint !== undefined && (
        <Cluster gap={3} className="no-print">
          {hint}
        </Cluster>
      )}
      <div className={styles.sheet}>{children}</div>
    </Stack>
  )
}

interface LetterheadProps {
  /** Whether the visit is virtual. If so, the letterhead omits the address. */
  isOnline?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The museum's logo, address and phone, below a title. */
export function Letterhead({ isOnline = false, className, children }: LetterheadProps) {
  return (
    <Cluster gap={3} className={classNames(styles.letterhead, className)}>
      <MuseumMark />
      <div>
        {children}
        <p>
          {!isOnline && `${address}. `}
          <span className="phone">Tel. {phone}</span>
        </p>
      </div>
    </Cluster>
  )
}

interface PaperHeadProps {
  isOnline: boolean
  isOnlyPrinted?: boolean
}

/** The letterhead of a sheet. Print shows it beside the museum's name. */
export function PaperHead({ isOnline, isOnlyPrinted = false }: PaperHeadProps) {
  return (
    <Letterhead isOnline={isOnline} className={classNames(styles.head, isOnlyPrinted && 'only-print')}>
      <strong className="no-print">Museo Memoria y Tolerancia</strong>
    </Letterhead>
  )
}
