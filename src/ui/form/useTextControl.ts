import type { ChangeEvent } from 'react'

import { useFieldState } from './useFieldState'

/** The state of a field for a text, and the properties of its native control. */
export function useTextControl(name: string) {
  const { change, leave, ...state } = useFieldState<string>(name)
  const onChange = ({ target }: ChangeEvent<{ value: string }>) => change(target.value)
  return { ...state, leave, text: { value: state.value, onChange, onBlur: leave } }
}
