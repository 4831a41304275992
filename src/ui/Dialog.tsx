import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import { classNames } from './classNames'
import styles from './Dialog.module.css'
import { Icon } from './Icon'
import { holdPageStill } from './holdPageStill'

interface DialogProps {
  title: ReactNode
  /** 564 or 412 px, or the whole window. */
  size?: 'm' | 's' | 'full' | undefined
  /** Esc, the cross and the backdrop ask for it; the dialog stays until its owner unmounts it. */
  onClose: () => void
  /** The heading, unless the dialog destroys something: then its harmless button. */
  initialFocus?: 'heading' | RefObject<HTMLElement | null> | undefined
  children: ReactNode
}

/** A modal dialog, open while mounted. Focus goes in, stays in, and returns to where it came from. */
export function Dialog({ title, size = 'm', onClose, initialFocus = 'heading', children }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const askToClose = useEffectEvent(onClose)
  const firstFocus = useEffectEvent(() => (initialFocus === 'heading' ? headingRef : initialFocus).current)

  // A layout effect: its cleanup runs while the dialog is still in the page, so focus can leave it.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return undefined
    const opener = document.activeElement
    const letPageScroll = holdPageStill()
    dialog.showModal()
    firstFocus()?.focus()
    const stopListening = listenForClosing(dialog, () => askToClose())
    return () => {
      stopListening()
      dialog.close()
      letPageScroll()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  // A dialog that turns to another subject says so: its new heading is read.
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
    >
      <div className={styles.inside}>
        <h2 ref={headingRef} className={styles.title} id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <button className={styles.close} type="button" aria-label="Cerrar" onClick={onClose}>
        <Icon name="close" />
      </button>
    </dialog>
  )
}

function listenForClosing(dialog: HTMLDialogElement, close: () => void) {
  let pressedBackdrop = false
  const listening = new AbortController()
  const { signal } = listening
  // Esc, and the back gesture of phones.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      close()
    },
    { signal },
  )
  // Browsers close it themselves on an insisted Esc: the owner has to know. (An earlier closing may still be reported.)
  dialog.addEventListener('close', () => dialog.open || close(), { signal })
  // A press that began inside, such as selecting text, is not a press on the backdrop.
  dialog.addEventListener('pointerdown', (event) => (pressedBackdrop = event.target === dialog), { signal })
  dialog.addEventListener('click', (event) => pressedBackdrop && event.target === dialog && close(), { signal })
  return () => listening.abort()
}
