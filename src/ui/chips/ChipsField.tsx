import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
} from 'react'

import control from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from '@/ui/form/FieldFrame'
import { useSteady } from '@/ui/form/press'
import { useFieldId } from '@/ui/form/useFieldId'
import { Stack } from '@/ui/layout/layout'

import { ChipList } from './ChipList'
import { hasChips, type ParsedChips } from './chips'
import styles from './ChipsField.module.css'
import { RejectedChips } from './RejectedChips'
import { useChips } from './useChips'

const SEPARATOR = /[\s,;]/

interface ChipsFieldProps extends FieldProps {
  /** Parses input into chips. Must be the same function on every render. */
  parse: (text: string) => ParsedChips
  /** The Spanish words for one chip and for several, such as «correo» and «correos». */
  noun: [one: string, many: string]
  whenEmpty?: ReactNode
  children?: ReactNode
}

/** A field for a list of values. Separators and blur turn valid input into chips; other input stays. */
export function ChipsField({ parse, noun, whenEmpty, children, ...frame }: ChipsFieldProps) {
  const { chips, actions } = useChips(frame.name, parse)
  const { items, rejected, notice } = useSteady(chips)
  const { typed } = chips
  // Deferred, so that the counter below updates before hundreds of chips are rendered.
  const deferredItems = useDeferredValue(items)
  const id = useFieldId(frame.name)
  const statusId = `${id}-status`
  const [one, many] = noun

  function change({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    const lastWord = value.split(SEPARATOR).at(-1) ?? ''
    const found = parse(value.slice(0, value.length - lastWord.length))
    if (hasChips(found)) actions.add(found, lastWord)
    else actions.type(value)
  }

  function press(key: KeyboardEvent<HTMLInputElement>) {
    if (key.nativeEvent.isComposing) return
    if (key.key === 'Enter') {
      // Keeps Enter from submitting the form.
      key.preventDefault()
      actions.commit()
    } else if (key.key === 'Tab' && !key.shiftKey && hasChips(parse(typed))) {
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
    const found = parse(typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? typed.length))
    // The pasted text may be part of a chip that the user is still typing.
    const isFragment = found.found.length === 0 && !SEPARATOR.test(pasted.trim())
    if (isFragment || !hasChips(found)) return
    clip.preventDefault()
    actions.add(found)
  }

  // Does nothing if the user only switches to another window, because the input then remains the active element.
  function leave({ currentTarget }: FocusEvent) {
    if (document.activeElement !== currentTarget) actions.commit()
  }

  return (
    <Stack gap={3}>
      <FieldFrame {...frame} error={undefined} alsoDescribedBy={statusId}>
        {(attributes) => (
          <div className={control.frame}>
            <ChipList label={`Lista de ${many}`} items={deferredItems} controlId={id} onRemove={actions.remove} />
            <input
              {...attributes}
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
      <output className={`${styles.status} muted`} id={statusId}>
        {items.length === 0 && notice === '' && whenEmpty !== undefined ? (
          whenEmpty
        ) : (
          <>
            <strong key={items.length}>
              {items.length === 1 ? `1 ${one} listo` : `${items.length} ${many} listos`}
            </strong>
            {notice !== '' && <span key={notice}>. {notice}</span>}
          </>
        )}
      </output>
      {children}
      <RejectedChips
        rejected={rejected}
        controlId={id}
        onMoveToInput={actions.moveToInput}
        onDiscard={actions.discardRejected}
      />
    </Stack>
  )
}
