import { useField, useFormikContext } from 'formik'
import { useCallback } from 'react'

import { afterPress } from './afterPress'

/** A Formik field as the kit sees it. The error shows once the field was left or the form was tried. */
export function useFieldState<Value>(name: string) {
  const [{ value }, { error, touched }] = useField<Value>(name)
  const { submitCount, setFieldValue, setFieldTouched } = useFormikContext()
  // Nested and array fields keep objects where simple ones keep a sentence.
  const shown = (touched || submitCount > 0) && typeof error === 'string' ? error : undefined
  return {
    value,
    error: shown,
    touched,
    // The same from key to key, for parts that are drawn anew only when something about them changed.
    change: useCallback((next: Value) => void setFieldValue(name, next), [setFieldValue, name]),
    leave: useCallback(() => afterPress(() => void setFieldTouched(name, true)), [setFieldTouched, name]),
  }
}
