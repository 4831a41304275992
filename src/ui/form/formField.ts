import { useField, useFormikContext } from 'formik'
import { createElement, memo, useCallback, useMemo, type FunctionComponent } from 'react'

export interface FieldState<Value> {
  value: Value
  /** The error, after the first submit; in forms that validate on blur, after the field was left. */
  error: string | undefined
  touched: boolean
  change: (next: Value) => void
  leave: () => void
}

function useFieldState<Value>(name: string): FieldState<Value> {
  const [{ value }, { error, touched }] = useField<Value>(name)
  const { submitCount, validateOnBlur, validateOnChange, setFieldValue, setFieldTouched } = useFormikContext()
  const isShown = submitCount > 0 || (validateOnBlur === true && touched)
  // For nested fields and arrays, Formik's error is an object.
  const shown = isShown && typeof error === 'string' ? error : undefined
  const change = useCallback((next: Value) => void setFieldValue(name, next), [setFieldValue, name])
  // A form that validates its changes also validates on blur: browsers report no change of a date that is incomplete.
  const leave = useCallback(
    () => void setFieldTouched(name, true, validateOnChange),
    [setFieldTouched, name, validateOnChange],
  )
  return useMemo(() => ({ value, error: shown, touched, change, leave }), [value, shown, touched, change, leave])
}

/**
 * Connects a component to the Formik field of its `name`. Formik renders all fields at every key; with this, only those
 * whose state or props changed.
 */
export function formField<Value, Props extends { name: string }>(
  Part: FunctionComponent<Props & { field: FieldState<Value> }>,
): FunctionComponent<Props> {
  const MemoPart = memo(Part)
  return function FormField(props: Props) {
    const field = useFieldState<Value>(props.name)
    return createElement(MemoPart, { ...props, field })
  }
}
