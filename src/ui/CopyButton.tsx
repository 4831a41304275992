import { useEffect, useRef, useState } from 'react'

import { Button } from './Button'
import styles from './CopyButton.module.css'

interface CopyButtonProps {
  text: string
  /** What the button says, such as «Copiar código». */
  label: string
  /** What is shown and read aloud once it is copied, such as «Código copiado». */
  copied: string
  tone?: 'primary' | 'secondary' | undefined
}

/** Copies a text. Where the browser does not allow it, shows the text ready to be copied by hand. */
export function CopyButton({ text, label, copied, tone = 'secondary' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')

  async function copy() {
    // Empty in between, so that copying again is read aloud again.
    setOutcome('none')
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <div className={styles.copy}>
      <Button tone={tone} size="s" onClick={() => void copy()}>
        {label}
      </Button>
      <output className={styles.outcome}>
        {outcome === 'copied' && copied}
        {outcome === 'refused' && 'No se pudo copiar. El texto está seleccionado: cópialo con el teclado o el menú.'}
      </output>
      {outcome === 'refused' && <SelectedText text={text} />}
    </div>
  )
}

function SelectedText({ text }: { text: string }) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  return <input ref={input} className={styles.text} aria-label="Texto para copiar" readOnly value={text} />
}
