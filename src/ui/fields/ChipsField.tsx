import { type ChangeEvent, type ClipboardEvent, type FocusEvent, type KeyboardEvent, useDeferredValue } from 'react'

import { afterPress } from './afterPress'
import { ChipList } from './ChipList'
import { type Chips, type ChipsEvent, chipsNews, type ReadChips } from './chips'
import styles from './ChipsField.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { RejectedChips } from './RejectedChips'
import type { ChipsActions } from './useChips'

const SEPARATOR = /[\s,;]/

interface ChipsFieldProps extends FieldProps {
  chips: Chips
  event: ChipsEvent
  actions: ChipsActions
  /** Takes a text apart. Pass the same function each time. */
  read: (text: string) => ReadChips
  /** What a chip is called, one and many. */
  noun: [one: string, many: string]
  /** What is wrong with a text that cannot become a chip. */
  error: string
}

/**
 * Many short texts, each a chip. Enter, Tab, space, comma, semicolon and leaving the field add what is typed; pasting adds
 * all there is. What cannot become a chip stays in sight to be corrected.
 */
export function ChipsField({ chips, event, actions, read, noun, error, ...frame }: ChipsFieldProps) {
  const { items, rejected, typed } = chips
  // What was done is counted at once and drawn right after: there may be hundreds.
  const drawnItems = useDeferredValue(items)
  const statusId = `${frame.name}-status`
  const [one, many] = noun

  function change({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    const cut = value.search(SEPARATOR)
    if (cut < 0) actions.type(value)
    // Typed: what comes after the separator is the next one. Dropped or filled in by a program: all of it at once.
    else if (value.length - typed.length === 1) actions.add(read(value.slice(0, cut)), value.slice(cut + 1))
    else actions.add(read(value))
  }

  function press(key: KeyboardEvent<HTMLInputElement>) {
    if (key.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = key.currentTarget
    const isAtStart = selectionStart === 0 && selectionEnd === 0
    if (key.key === 'Enter') {
      // It adds; sending a whole list takes the button.
      key.preventDefault()
      actions.commit()
    } else if (key.key === 'Tab' && !key.shiftKey && typed.trim() !== '') {
      key.preventDefault()
      actions.commit()
    } else if (key.key === 'Backspace' && typed === '' && !key.repeat) {
      const last = items.at(-1)
      if (last !== undefined) actions.remove(last)
    } else if (key.key === 'ArrowLeft' && isAtStart) {
      const list = key.currentTarget.previousElementSibling
      list?.querySelector<HTMLElement>('li:last-child button')?.focus()
    }
  }

  function paste(clip: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = clip.currentTarget
    const pasted = clip.clipboardData.getData('text')
    const whole = typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? typed.length)
    const found = read(whole)
    // Part of one that is still being typed.
    if (!SEPARATOR.test(pasted.trim()) && found.found.length === 0) return
    clip.preventDefault()
    actions.add(found)
  }

  // Going to another window, such as to copy more, is not leaving the field.
  function leave({ currentTarget }: FocusEvent) {
    if (document.activeElement !== currentTarget) afterPress(actions.commit)
  }

  const news = chipsNews(event, many)
  return (
    <div>
      <FieldFrame {...frame} error={undefined} alsoDescribedBy={statusId}>
        {(control) => (
          <div className={styles.box}>
            <ChipList label={`Lista de ${many}`} items={drawnItems} controlId={control.id} onRemove={actions.remove} />
            <input
              {...control}
              className={styles.input}
              type="text"
              inputMode="email"
              enterKeyHint="enter"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={change}
              onKeyDown={press}
              onPaste={paste}
              onBlur={leave}
            />
          </div>
        )}
      </FieldFrame>
      <output className={styles.status} id={statusId}>
        <strong>
          {items.length} {items.length === 1 ? `${one} listo` : `${many} listos`}
          {rejected.length > 0 && `, ${rejected.length} por corregir`}
        </strong>
        {news !== '' && `. ${news}`}
      </output>
      <RejectedChips rejected={rejected} controlId={frame.name} error={error} read={read} actions={actions} />
    </div>
  )
}
