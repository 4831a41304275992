import { useField, useFormikContext } from 'formik'

import { useSteady } from './press'

/** The state of the Formik field `name`. `error` is set after a submit, or after blur if the form validates on blur. */
export function useFieldState<Value>(name: string) {
  const [{ value }, { error, touched }] = useField<Value>(name)
  const { submitCount, validateOnBlur, validateOnChange, setFieldValue, setFieldTouched } = useFormikContext()
  const isShown = submitCount > 0 || (validateOnBlur === true && touched)
  return {
    value,
    // For nested fields and arrays, Formik's error is an object.
    error: useSteady(isShown && typeof error === 'string' ? error : undefined),
    touched: useSteady(touched),
    change: (next: Value) => void setFieldValue(name, next),
    // A form that validates on change also validates on blur, because an incomplete date fires no change event.
    leave: () => void setFieldTouched(name, true, validateOnChange),
  }
}
