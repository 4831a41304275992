import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

interface KeepDraftProps<Values> {
  /** Called with the values after every change, not before the first. */
  onChange: (values: Values) => void
}

/** Keeps what is typed into the form around it. */
export function KeepDraft<Values>({ onChange }: KeepDraftProps<Values>) {
  const { values } = useFormikContext<Values>()
  const kept = useRef(values)

  useEffect(() => {
    if (kept.current === values) return
    kept.current = values
    onChange(values)
  }, [values, onChange])

  return null
}
