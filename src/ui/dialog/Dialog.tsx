import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './Dialog.module.css'
import { IconButton } from '@/ui/IconButton'
import { Cluster } from '@/ui/layout/layout'
import { useModal } from './useModal'

interface DialogProps {
  title: ReactNode
  /** Pass false to print neither the title nor the site's name. */
  isTitlePrinted?: boolean | undefined
  /** Buttons and links beside the title, which stay visible while the content scrolls. */
  actions?: ReactNode
  size?: 's' | 'm' | 'full' | undefined
  /** Called on Esc, the close button and a click on the backdrop. The dialog stays open until it is unmounted. */
  onClose: () => void
  /** The element that receives focus first instead of the heading. For destructive actions, pass the cancel button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** A modal dialog, open while mounted. On unmount, focus returns to the previously focused element. */
export function Dialog({
  title,
  isTitlePrinted = true,
  actions,
  size = 'm',
  onClose,
  initialFocus,
  children,
}: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useModal(dialogRef, onClose, initialFocus ?? headingRef)

  // Focuses a changed title, so that screen readers announce it.
  const shownTitle = useRef(title)
  useLayoutEffect(() => {
    if (typeof title !== 'string' || shownTitle.current === title) return
    shownTitle.current = title
    headingRef.current?.focus()
  }, [title])

  return (
    <dialog
      ref={dialogRef}
      className={classNames(styles.dialog, size === 's' && styles.small, size === 'full' && styles.full)}
      aria-labelledby={headingId}
      data-untitled={!isTitlePrinted || undefined}
    >
      <div className={styles.inside}>
        <Cluster gap={2} justify="between" className={classNames(styles.head, !isTitlePrinted && 'no-print')}>
          <h2 ref={headingRef} className={styles.title} id={headingId} tabIndex={-1}>
            {title}
          </h2>
          {actions}
        </Cluster>
        {children}
      </div>
      <IconButton className={styles.close} icon="close" label="Cerrar" onClick={onClose} />
    </dialog>
  )
}
