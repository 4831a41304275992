import { useFormikContext } from 'formik'
import { useEffect, useRef, useState, type MouseEvent } from 'react'

import styles from './ErrorSummary.module.css'
import { flattenErrors } from './flattenErrors'
import { Icon } from './Icon'

interface ErrorSummaryProps {
  /** Says where a field is when its message does not, such as «Grupo 2: ». */
  labelOf?: ((name: string) => string | undefined) | undefined
}

interface Problem {
  name: string
  message: string
}

/** After a refused send, all there is to correct, each a way to its field. Place it above the fields, inside the form. */
export function ErrorSummary({ labelOf }: ErrorSummaryProps) {
  const { errors, submitCount, isSubmitting } = useFormikContext()
  // A picture of one attempt: entries do not vanish from under the finger while they are being corrected.
  const [picture, setPicture] = useState<{ attempt: number; problems: Problem[] }>({ attempt: 0, problems: [] })
  const boxRef = useRef<HTMLDivElement>(null)
  const { attempt, problems } = picture

  if (submitCount !== attempt && !isSubmitting) {
    setPicture({ attempt: submitCount, problems: inPageOrder(flattenErrors(errors)) })
  } else if (problems.length > 0 && flattenErrors(errors).length === 0) {
    setPicture({ attempt, problems: [] })
  }

  useEffect(() => {
    if (problems.length === 0) return
    boxRef.current?.focus({ preventScroll: true })
    // At once: the errors that appear below meanwhile would lead a gentle scroll astray.
    boxRef.current?.scrollIntoView({ behavior: 'instant' })
  }, [problems])

  if (problems.length === 0) return null
  return (
    <div ref={boxRef} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <Icon name="bad" className={styles.icon} />
        {problems.length === 1 ? 'Revisa 1 dato antes de enviar' : `Revisa ${problems.length} datos antes de enviar`}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a className={styles.link} href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {labelOf?.(name)}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function inPageOrder(problems: Problem[]): Problem[] {
  const ids = Array.from(document.querySelectorAll('[id]'), (element) => element.id)
  const placeOf = ({ name }: Problem) => {
    const place = ids.findIndex((id) => id === name || id.startsWith(`${name}.`))
    return place < 0 ? ids.length : place
  }
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other))
}

// Without touching the address: a hash would be one more step on the way back.
function goTo(event: MouseEvent, name: string) {
  event.preventDefault()
  const field = document.getElementById(name)
  field?.focus()
  // A whole list can be wrong: then its first control takes focus.
  if (document.activeElement !== field) field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}
