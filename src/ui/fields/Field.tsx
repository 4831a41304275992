import { FieldFrame, type FieldFrameProps } from './FieldFrame'
import { useFieldState } from './useFieldState'

export type { FieldProps } from './FieldFrame'

/** The frame of a field that Formik holds: its error shows once the field was left or the form was tried. */
export function Field(props: Omit<FieldFrameProps, 'error'>) {
  const { error } = useFieldState(props.name)
  return <FieldFrame {...props} error={error} />
}
