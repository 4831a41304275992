import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
} from 'react'

import { ChipList } from './ChipList'
import { chipsNews, type ReadChips } from './chips'
import styles from './ChipsField.module.css'
import { ChipQuestions } from './ChipQuestions'
import { FieldFrame, type FieldProps } from '@/ui/form/FieldFrame'
import { Stack } from '@/ui/layout/layout'
import { RejectedChips } from './RejectedChips'
import { useChips } from './useChips'

const SEPARATOR = /[\s,;]/

interface ChipsFieldProps extends FieldProps {
  /** Splits a text into chips. Must be the same function at each render. */
  read: (text: string) => ReadChips
  /** What a chip is called. */
  noun: [one: string, many: string]
  /** The error of a text that is not valid. */
  error: string
  /** More about the chips, right below them. */
  children?: ReactNode
}

/**
 * A list of short texts. Enter, Tab, space, comma, semicolon and leaving the input make a chip of the typed text; a pasted
 * text may give many. Invalid texts are listed below, to be corrected.
 */
export function ChipsField({ read, noun, error, children, ...frame }: ChipsFieldProps) {
  const { chips, event, actions } = useChips(frame.name, read)
  const { items, rejected, typed, doubts = [] } = chips
  // Deferred: the counter below changes at once, the list after it. It may have thousands of chips.
  const deferredItems = useDeferredValue(items)
  const statusId = `${frame.name}-status`
  const [one, many] = noun

  function change({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    const cut = value.search(SEPARATOR)
    if (cut < 0) actions.type(value)
    // A typed separator ends a chip, and what follows is the next one. A text that was dropped or filled in is read whole.
    else if (value.length - typed.length === 1) actions.add(read(value.slice(0, cut)), value.slice(cut + 1))
    else actions.add(read(value))
  }

  function press(key: KeyboardEvent<HTMLInputElement>) {
    if (key.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = key.currentTarget
    const isAtStart = selectionStart === 0 && selectionEnd === 0
    if (key.key === 'Enter') {
      // Never submits the form.
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
    // A fragment, pasted into a text that is still being typed.
    if (!SEPARATOR.test(pasted.trim()) && found.found.length === 0) return
    clip.preventDefault()
    actions.add(found)
  }

  // When another window takes focus, as to copy more from it, the input stays the active element.
  function leave({ currentTarget }: FocusEvent) {
    if (document.activeElement !== currentTarget) actions.commit()
  }

  const news = chipsNews(event, many)
  return (
    <Stack gap={3}>
      <FieldFrame {...frame} error={undefined} alsoDescribedBy={statusId}>
        {(control) => (
          <div className={styles.box}>
            <ChipList
              label={`Lista de ${many}`}
              items={deferredItems}
              controlId={control.id}
              onRemove={actions.remove}
            />
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
      {children}
      <ChipQuestions
        label="Por confirmar"
        controlId={frame.name}
        questions={doubts.map(({ item, beside }) => ({
          item,
          question: `Venía junto a «${beside}»: ¿es correcto?`,
          answers: [
            { label: 'Es correcto', act: () => actions.trust(item) },
            { label: 'Quitar', name: `Quitar ${item} de la lista`, act: () => actions.remove(item) },
          ],
        }))}
      />
      <RejectedChips rejected={rejected} controlId={frame.name} error={error} read={read} actions={actions} />
    </Stack>
  )
}
