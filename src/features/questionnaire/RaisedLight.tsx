import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { USUAL_QUESTIONS } from '@/content/questionnaireSections'
import { keepScreenOn } from '@/lib/keepScreenOn'
import { openModal } from '@/ui/dialog/openModal'

import { colourOf } from './lightColours'
import styles from './RaisedLight.module.css'

/** Fills the screen with the colour of a random light. Pressing it calls `onEnd`. */
export function RaisedLight({ onEnd }: { onEnd: () => void }) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [color] = useState(() => colourOf(Math.floor(Math.random() * USUAL_QUESTIONS)))
  const end = useEffectEvent(onEnd)
  useEffect(keepScreenOn, [])

  // A layout effect: its cleanup runs before the dialog is removed, so the cleanup can still move focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return undefined
    const opener = document.activeElement
    const close = openModal(dialog)
    dialog.querySelector('button')?.focus()
    const endInstead = (event: Event) => {
      event.preventDefault()
      end()
    }
    dialog.addEventListener('cancel', endInstead)
    return () => {
      dialog.removeEventListener('cancel', endInstead)
      close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog ref={dialogRef} className={styles.dialog} aria-label="Tu luz">
      <button className={styles.light} type="button" style={{ backgroundColor: color }} onClick={onEnd}>
        Presiona para apagar tu luz
      </button>
    </dialog>
  )
}
