import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
} from 'react'

import { FieldFrame, type FieldProps } from '@/ui/form/FieldFrame'
import { useFieldId } from '@/ui/form/useFieldId'
import { Stack } from '@/ui/layout/layout'

import { ChipList } from './ChipList'
import { hasChips, type ReadChips } from './chips'
import styles from './ChipsField.module.css'
import { RejectedChips } from './RejectedChips'
import { useChips } from './useChips'

const SEPARATOR = /[\s,;]/

interface ChipsFieldProps extends FieldProps {
  /** Finds the chips of a text. Must be the same function at each render. */
  read: (text: string) => ReadChips
  /** The name of a chip. */
  noun: [one: string, many: string]
  /** More about the chips, right below them. */
  children?: ReactNode
}

/**
 * A list of short texts. Enter, Tab, space, comma, semicolon and leaving the input make a chip of the typed text; a pasted
 * text may give many. A text without chips stays in the input, and invalid ones are listed below.
 */
export function ChipsField({ read, noun, children, ...frame }: ChipsFieldProps) {
  const { chips, actions } = useChips(frame.name, read)
  const { items, rejected, typed, notice } = chips
  // Deferred: the counter below changes at once, the list of hundreds of chips after it.
  const deferredItems = useDeferredValue(items)
  const id = useFieldId(frame.name)
  const statusId = `${id}-status`
  const [one, many] = noun

  function change({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    const lastWord = value.split(SEPARATOR).at(-1) ?? ''
    const found = read(value.slice(0, value.length - lastWord.length))
    if (hasChips(found)) actions.add(found, lastWord)
    else actions.type(value)
  }

  function press(key: KeyboardEvent<HTMLInputElement>) {
    if (key.nativeEvent.isComposing) return
    if (key.key === 'Enter') {
      // Never submits the form.
      key.preventDefault()
      actions.commit()
    } else if (key.key === 'Tab' && !key.shiftKey && hasChips(read(typed))) {
      key.preventDefault()
      actions.commit()
    } else if (key.key === 'Backspace' && typed === '' && !key.repeat) {
      const last = items.at(-1)
      if (last !== undefined) actions.remove(last)
    }
  }

  function paste(clip: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = clip.currentTarget
    const pasted = clip.clipboardData.getData('text')
    const found = read(typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? typed.length))
    // The user may still be typing the text of which this is a part.
    const isFragment = found.found.length === 0 && !SEPARATOR.test(pasted.trim())
    if (isFragment || !hasChips(found)) return
    clip.preventDefault()
    actions.add(found)
  }

  // When another window receives focus, as to copy more from it, the input stays the active element.
  function leave({ currentTarget }: FocusEvent) {
    if (document.activeElement !== currentTarget) actions.commit()
  }

  return (
    <Stack gap={3}>
      <FieldFrame {...frame} error={undefined} alsoDescribedBy={statusId}>
        {(control) => (
          <div className={styles.box}>
            <ChipList label={`Lista de ${many}`} items={deferredItems} controlId={id} onRemove={actions.remove} />
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
        </strong>
        {notice !== '' && `. ${notice}`}
      </output>
      {children}
      <RejectedChips
        rejected={rejected}
        controlId={id}
        onTakeBack={actions.takeBack}
        onDiscard={actions.discardRejected}
      />
    </Stack>
  )
}
