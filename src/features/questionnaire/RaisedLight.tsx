import { useEffect, useRef, useState } from 'react'

import { USUAL_QUESTIONS } from '@/content/questionnaireSections'
import { keepScreenOn } from '@/lib/keepScreenOn'
import { useModal } from '@/ui/dialog/useModal'

import { colourOf } from './lightColours'
import styles from './RaisedLight.module.css'

export function RaisedLight({ onEnd }: { onEnd: () => void }) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [color] = useState(() => colourOf(Math.floor(Math.random() * USUAL_QUESTIONS)))
  const buttonRef = useRef<HTMLButtonElement>(null)
  useModal(dialogRef, onEnd, buttonRef)
  useEffect(keepScreenOn, [])

  return (
    <dialog ref={dialogRef} className={`${styles.dialog} full-screen`} aria-label="Tu luz">
      <button
        ref={buttonRef}
        className={`${styles.light} full-screen`}
        type="button"
        style={{ backgroundColor: color }}
        onClick={onEnd}
      >
        Presiona para apagar tu luz
      </button>
    </dialog>
  )
}
