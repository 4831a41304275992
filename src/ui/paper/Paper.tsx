import { type ReactNode, useContext } from 'react'

import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster, Stack } from '@/ui/layout/layout'
import { SiteContext } from '@/ui/SiteContext'

import styles from './Paper.module.css'

interface PaperDialogProps {
  title: ReactNode
  isTitlePrinted?: boolean
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
    <Dialog title={title} isTitlePrinted={isTitlePrinted} actions={actions} size="full" onClose={onClose}>
      {children}
    </Dialog>
  )
}

/** A sheet of paper on a desk. @param hint a sentence or links above it, which are not printed */
export function Sheet({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
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
  hasAddress?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The site's logo, address and phone, below a title. */
export function Letterhead({ hasAddress = true, className, children }: LetterheadProps) {
  const { mark, address, phone } = useContext(SiteContext)
  return (
    <Cluster gap={3} className={classNames(styles.letterhead, className)}>
      {mark}
      <div>
        {children}
        <p>
          {hasAddress && `${address}. `}
          <span className="phone">Tel. {phone}</span>
        </p>
      </div>
    </Cluster>
  )
}

interface PaperHeadProps extends Pick<LetterheadProps, 'hasAddress'> {
  isOnlyPrinted?: boolean
}

/** The letterhead of a sheet. Print shows it beside the site's name. */
export function PaperHead({ hasAddress, isOnlyPrinted = false }: PaperHeadProps) {
  return (
    <Letterhead hasAddress={hasAddress} className={classNames(styles.head, isOnlyPrinted && 'only-print')}>
      <strong className="no-print">{useContext(SiteContext).name}</strong>
    </Letterhead>
  )
}
