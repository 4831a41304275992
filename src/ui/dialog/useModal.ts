import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

import { openModal } from './openModal'

/** Opens a modal dialog while mounted. `onClose` is called on Esc and on a click on the backdrop. */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  firstFocus: RefObject<HTMLElement | null>,
): void {
  const askToClose = useEffectEvent(onClose)
  const focusFirst = useEffectEvent(() => firstFocus.current?.focus())

  // A layout effect: its cleanup runs before the dialog is removed, so the cleanup can still move focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return undefined
    const opener = document.activeElement
    const unlockScroll = lockScroll()
    const close = openModal(dialog)
    focusFirst()
    const stopListening = listenForClosing(dialog, () => askToClose())
    return () => {
      stopListening()
      close()
      unlockScroll()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [dialogRef])
}

function listenForClosing(dialog: HTMLDialogElement, close: () => void) {
  let pressedBackdrop = false
  const listening = new AbortController()
  const { signal } = listening
  // Fired by Esc, and by the back gesture on phones.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      close()
    },
    { signal },
  )
  // On a second Esc, browsers close the dialog despite `preventDefault`. Ignores the event if the dialog is open again.
  dialog.addEventListener('close', () => dialog.open || close(), { signal })
  // Ignores clicks that start inside the dialog, because a text selection may start inside and end on the backdrop.
  dialog.addEventListener('pointerdown', (event) => (pressedBackdrop = event.target === dialog), { signal })
  dialog.addEventListener('click', (event) => pressedBackdrop && event.target === dialog && close(), { signal })
  return () => listening.abort()
}

/** Locks page scrolling without a layout shift. @returns a function that unlocks scrolling */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingRight } = style
  const scrollBar = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollBar > 0 && clientWidth > 0) style.paddingRight = `${scrollBar}px`
  return () => {
    style.overflow = overflow
    style.paddingRight = paddingRight
  }
}
