import { useField, useFormikContext } from 'formik'

import { afterPress } from './afterPress'

/** A Formik field as the kit sees it. The error shows once the field was left or the form was tried. */
export function useFieldState<Value>(name: string) {
  const [{ value }, { error, touched }, helpers] = useField<Value>(name)
  const { submitCount } = useFormikContext()
  // Nested and array fields keep objects where simple ones keep a sentence.
  const shown = (touched || submitCount > 0) && typeof error === 'string' ? error : undefined
  return {
    value,
    error: shown,
    touched,
    change: (next: Value) => void helpers.setValue(next),
    leave: () => afterPress(() => void helpers.setTouched(true)),
  }
}
