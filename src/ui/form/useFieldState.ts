import { useField, useFormikContext } from 'formik'

/** The state of the Formik field `name`. Its error shows after the first submit or, in a form that validates on blur, after blur. */
export function useFieldState<Value>(name: string) {
  const [{ value }, { error, touched }] = useField<Value>(name)
  const { submitCount, validateOnBlur, validateOnChange, setFieldValue, setFieldTouched } = useFormikContext()
  const isShown = submitCount > 0 || (validateOnBlur === true && touched)
  return {
    value,
    // For nested fields and arrays, Formik's error is an object.
    error: isShown && typeof error === 'string' ? error : undefined,
    touched,
    change: (next: Value) => void setFieldValue(name, next),
    // A form that validates its changes also validates on blur: browsers report no change of a date that is incomplete.
    leave: () => void setFieldTouched(name, true, validateOnChange),
  }
}
