import { useField, useFormikContext } from 'formik'
import { createElement, memo, useCallback, useMemo, type FunctionComponent } from 'react'

import { useAfterPress } from './afterPress'

/** A Formik field as the kit sees it. */
export interface FieldState<Value> {
  value: Value
  /** What is wrong, once the field was left or the form was tried. */
  error: string | undefined
  touched: boolean
  change: (next: Value) => void
  leave: () => void
}

function useFieldState<Value>(name: string): FieldState<Value> {
  const [{ value }, { error, touched }] = useField<Value>(name)
  const { submitCount, setFieldValue, setFieldTouched } = useFormikContext()
  // Nested and array fields keep objects where simple ones keep a sentence.
  const shown = (touched || submitCount > 0) && typeof error === 'string' ? error : undefined
  const change = useCallback((next: Value) => void setFieldValue(name, next), [setFieldValue, name])
  const afterPress = useAfterPress()
  const leave = useCallback(
    () => afterPress(() => void setFieldTouched(name, true)),
    [afterPress, setFieldTouched, name],
  )
  return useMemo(() => ({ value, error: shown, touched, change, leave }), [value, shown, touched, change, leave])
}

/**
 * Ties a part to the Formik field that its `name` tells. Formik tells all fields of every key; the part is drawn anew only
 * when something about its own changed.
 */
export function formField<Value, Props extends { name: string }>(
  Part: FunctionComponent<Props & { field: FieldState<Value> }>,
): FunctionComponent<Props> {
  const Drawn = memo(Part)
  return function FormField(props: Props) {
    const field = useFieldState<Value>(props.name)
    return createElement(Drawn, { ...props, field })
  }
}
