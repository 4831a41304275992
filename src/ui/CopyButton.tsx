import { useEffect, useRef, useState } from 'react'

import { Button } from './Button'
import { classNames } from './classNames'
import control from './Control.module.css'
import { Cluster } from './layout/layout'

/** Copies `text` to the clipboard. If the browser refuses, shows the text selected in a text area. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')

  async function copy() {
    // Clears the live region first: screen readers announce it only when its text changes.
    setOutcome('none')
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <Cluster gap={3} className="no-print">
      <Button tone="plain" size="s" onClick={() => void copy()}>
        {label}
      </Button>
      <output>
        {outcome === 'copied' && copied}
        {outcome === 'refused' && 'No se pudo copiar. El texto está seleccionado: cópialo con el teclado o el menú.'}
      </output>
      {outcome === 'refused' && <SelectedText text={text} />}
    </Cluster>
  )
}

function SelectedText({ text }: { text: string }) {
  const input = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  return (
    <textarea
      ref={input}
      className={classNames(control.control, control.long)}
      aria-label="Texto para copiar"
      rows={text.split('\n').length}
      readOnly
      value={text}
    />
  )
}
