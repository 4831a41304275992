import type { Count } from '@/lib/counts'
import { Stepper, type StepperProps } from '@/ui/Stepper'

import { FieldFrame, type FieldProps } from './FieldFrame'
import { useFieldState } from './useFieldState'

/** A count. The form's schema decides whether a number below `min` is valid. */
export function NumberField({ min, isNarrow, ...frame }: FieldProps & Pick<StepperProps, 'min' | 'isNarrow'>) {
  const { value, error, change, leave } = useFieldState<Count>(frame.name)
  return (
    <FieldFrame {...frame} error={error}>
      {(attributes) => (
        <Stepper
          {...attributes}
          label={frame.label}
          value={value}
          min={min}
          isNarrow={isNarrow}
          isInvalid={error !== undefined}
          onChange={change}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}
