import { useFormikContext } from 'formik'
import { useContext, useEffect, useId, useRef, useState } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './ErrorSummary.module.css'
import { Icon } from '@/ui/Icon'
import { PressContext } from './press'
import { FormIdContext } from './useFieldId'

interface ErrorSummaryProps {
  /** Returns a prefix for a field's message, such as «Grupo 2: », if the message alone is ambiguous. */
  labelOf?: ((name: string) => string | undefined) | undefined
}

interface Problem {
  name: string
  id: string
  message: string
}

/**
 * Lists the errors after a submit, each with a link to its field. Place it inside the form, above the fields. The
 * summary receives focus, so that screen readers read its title; with `role="alert"` they would read the title twice.
 * If there is only one error, its field receives focus instead.
 */
export function ErrorSummary({ labelOf }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting } = useFormikContext()
  // The errors of the last submit. Corrected errors are crossed out and keep their lines, so that nothing moves.
  const [shown, setShown] = useState<{ attempt: number; problems: Problem[] }>({ attempt: 0, problems: [] })
  const boxRef = useRef<HTMLElement>(null)
  const titleId = useId()
  const formId = useContext(FormIdContext)
  const { attempt, problems } = shown
  const isPressed = useContext(PressContext)
  const current = flattenErrors(errors, formId)
  const lines = problems.map(({ name, id, message }) => {
    const error = current.find((problem) => problem.name === name)?.message
    return { name, id, error, text: `${labelOf?.(name) ?? ''}${error ?? message}` }
  })
  const left = lines.filter(({ error }) => error !== undefined).length

  if (submitCount !== attempt && !isSubmitting) {
    setShown({ attempt: submitCount, problems: inPageOrder(current) })
  } else if (!isPressed && problems.length > 0 && left === 0) {
    setShown({ attempt, problems: [] })
  }

  useEffect(() => {
    const [only, ...more] = problems
    if (only === undefined) return
    for (const { id } of problems) reveal(id)
    const box = boxRef.current
    if (more.length === 0) focusField(only.id)
    else box?.focus({ preventScroll: true })
    // For a single error only if the focus has scrolled to the summary's end, which the top bar would cut off.
    if (!box || (more.length === 0 && box.getBoundingClientRect().bottom <= 0)) return
    // Not smooth, because the fields' errors appear during the scroll and would change its end position.
    box.scrollIntoView({ behavior: 'instant' })
  }, [problems])

  if (problems.length === 0) return null
  return (
    <section ref={boxRef} className={styles.summary} aria-labelledby={titleId} tabIndex={-1}>
      <h2 className={classNames(styles.title, 'icon-line h4')} id={titleId}>
        <Icon name="bad" />
        <span key={left}>{left > 1 ? `Revisa ${left} datos` : 'Revisa 1 dato'}</span>
      </h2>
      <ul className={styles.list}>
        {lines.map(({ name, id, error, text }) => (
          <li key={`${name} ${error}`}>
            <a
              className={styles.link}
              href={`#${id}`}
              onClick={(event) => {
                // Does not follow the link, because its hash would add a history entry.
                event.preventDefault()
                focusField(id)
              }}
            >
              {error === undefined ? <s>{text}</s> : text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Flattens Formik's nested errors: `{ groups: [{ students: 'x' }] }` becomes the name `groups.0.students`. */
function flattenErrors(errors: unknown, formId: string, path = ''): Problem[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ name: path, id: `${formId}-${path}`, message: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, inner]) =>
    flattenErrors(inner, formId, path === '' ? key : `${path}.${key}`),
  )
}

function inPageOrder(problems: Problem[]): Problem[] {
  const ids = Array.from(document.querySelectorAll('[id]'), (element) => element.id)
  const positionOf = ({ id }: Problem) => {
    const index = ids.findIndex((one) => one === id || one.startsWith(`${id}.`))
    return index < 0 ? ids.length : index
  }
  return [...problems].sort((one, other) => positionOf(one) - positionOf(other))
}

/** Opens the details around a field. Otherwise its error would be hidden, and it could not receive focus. */
function reveal(id: string) {
  const field = document.getElementById(id)
  field?.closest('details')?.setAttribute('open', '')
  return field
}

function focusField(id: string) {
  const field = reveal(id)
  field?.focus()
  // If the id belongs to a group of controls, the first control receives focus.
  if (document.activeElement !== field) field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}
