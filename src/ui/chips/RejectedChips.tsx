import { type KeyboardEvent, memo, useState } from 'react'

import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import control from '@/ui/form/Control.module.css'
import type { ReadChips, Rejected } from './chips'
import { FieldError } from '@/ui/form/FieldFrame'
import { Cluster, Stack } from '@/ui/layout/layout'
import styles from './RejectedChips.module.css'
import type { ChipsActions } from './useChips'

interface RejectedChipsProps {
  rejected: readonly Rejected[]
  /** The id of the input, which takes focus after the last one is removed. */
  controlId: string
  /** The error of a correction that is still not valid. */
  error: string
  read: (text: string) => ReadChips
  actions: ChipsActions
}

/** The texts that are not valid, each with a field to correct it. */
export function RejectedChips({ rejected, ...rest }: RejectedChipsProps) {
  if (rejected.length === 0) return null
  return (
    <Stack gap={3} align="start" className={styles.rejected}>
      <Stack as="ul" gap={4} className={styles.list} aria-label="No agregamos">
        {rejected.map((one) => (
          <RejectedChip key={one.id} {...rest} one={one} />
        ))}
      </Stack>
      {rejected.length > 1 && (
        <Button
          tone="plain"
          size="s"
          onClick={() => {
            document.getElementById(rest.controlId)?.focus()
            rest.actions.discardAll()
          }}
        >
          Quitar los {rejected.length} que no agregamos
        </Button>
      )}
    </Stack>
  )
}

interface RejectedChipProps extends Omit<RejectedChipsProps, 'rejected'> {
  one: Rejected
}

const RejectedChip = memo(function RejectedChip({ one, controlId, error, read, actions }: RejectedChipProps) {
  const [isStillWrong, setIsStillWrong] = useState(false)
  const id = `${controlId}-${one.id}`

  // Called before the row is removed, so that focus is not lost.
  function leave(row: Element | null) {
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    const target = next?.querySelector('input') ?? document.getElementById(controlId)
    target?.focus()
  }

  function retry(row: Element | null) {
    const found = read(one.text)
    if (found.found.length === 0) {
      setIsStillWrong(true)
      return
    }
    leave(row)
    actions.replace(one.id, found)
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    retry(event.currentTarget.closest('li'))
  }

  return (
    <li className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        No agregamos: <strong>{one.original}</strong>
      </label>
      <Cluster gap={3} align="end" className={styles.correction}>
        <input
          id={id}
          className={classNames(control.control, styles.input)}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={one.text}
          aria-invalid={isStillWrong || undefined}
          aria-describedby={isStillWrong ? `${id}-error` : undefined}
          onChange={(event) => {
            setIsStillWrong(false)
            actions.correct(one.id, event.target.value)
          }}
          onKeyDown={press}
        />
        <div className={styles.actions}>
          <Button
            tone="secondary"
            size="s"
            aria-describedby={id}
            onClick={(event) => retry(event.currentTarget.closest('li'))}
          >
            Agregar
          </Button>
          <Button
            tone="plain"
            size="s"
            aria-label={`Quitar ${one.original}`}
            onClick={(event) => {
              leave(event.currentTarget.closest('li'))
              actions.discard(one.id)
            }}
          >
            Quitar
          </Button>
        </div>
      </Cluster>
      <div role="alert">
        <FieldError name={id} error={isStillWrong ? error : undefined} />
      </div>
    </li>
  )
})
