import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
} from 'react'

import { readEmails } from '@/lib/emailList'
import control from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from '@/ui/form/FieldFrame'
import { useSteady } from '@/ui/form/press'
import { useFieldId } from '@/ui/form/useFieldId'
import { Stack } from '@/ui/layout/layout'

import { ChipList } from './ChipList'
import { hasChips } from './chips'
import styles from './EmailsField.module.css'
import { RejectedChips } from './RejectedChips'
import { useChips } from './useChips'

const SEPARATOR = /[\s,;]/

interface EmailsFieldProps extends FieldProps {
  whenEmpty?: ReactNode
  children?: ReactNode
}

/** A field for a list of e-mail addresses. Separators and blur turn addresses into chips; other input stays. */
export function EmailsField({ whenEmpty, children, ...frame }: EmailsFieldProps) {
  const { chips, actions } = useChips(frame.name)
  const { items, rejected, notice } = useSteady(chips)
  // Deferred, so that the counter below updates before hundreds of chips are rendered.
  const deferredItems = useDeferredValue(items)
  const id = useFieldId(frame.name)
  const statusId = `${id}-status`

  function change({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    const lastWord = value.split(SEPARATOR).at(-1) ?? ''
    const found = readEmails(value.slice(0, value.length - lastWord.length))
    if (hasChips(found)) actions.add(found, lastWord)
    else actions.type(value)
  }

  function press(key: KeyboardEvent<HTMLInputElement>) {
    if (key.nativeEvent.isComposing) return
    if (key.key === 'Enter') {
      // Keeps Enter from submitting the form.
      key.preventDefault()
      actions.commit()
    } else if (key.key === 'Tab' && !key.shiftKey && hasChips(readEmails(chips.typed))) {
      key.preventDefault()
      actions.commit()
    } else if (key.key === 'Backspace' && chips.typed === '' && !key.repeat) {
      const last = items.at(-1)
      if (last !== undefined) actions.remove(last)
    }
  }

  function paste(clip: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = clip.currentTarget
    const pasted = clip.clipboardData.getData('text')
    const parts = [chips.typed.slice(0, selectionStart ?? 0), pasted, chips.typed.slice(selectionEnd ?? Infinity)]
    const lists = parts.filter((part) => hasChips(readEmails(part)))
    // A single word that is no address may complete the word at the caret. Any other paste stands alone.
    if (lists.length === 0 || (readEmails(pasted).found.length === 0 && !SEPARATOR.test(pasted.trim()))) return
    clip.preventDefault()
    const others = parts.filter((part) => part !== '' && !lists.includes(part)).join(' ')
    actions.add(readEmails(lists.join('\n')), others)
  }

  // Does nothing if the user only switches to another window, because the input then remains the active element.
  function leave({ currentTarget }: FocusEvent) {
    if (document.activeElement !== currentTarget) actions.commit()
  }

  return (
    <Stack gap={3} className={styles.emails}>
      <FieldFrame {...frame} error={undefined} alsoDescribedBy={statusId}>
        {(attributes) => (
          <div className={control.frame}>
            <ChipList label="Lista de correos" items={deferredItems} controlId={id} onRemove={actions.remove} />
            <input
              {...attributes}
              className={styles.input}
              type="text"
              inputMode="email"
              enterKeyHint="enter"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={chips.typed}
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
              {items.length === 1 ? '1 correo listo' : `${items.length} correos listos`}
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
