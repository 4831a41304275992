import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import styles from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import type { Option } from './ChoiceCards'
import { useFieldState } from './useFieldState'

/** A native select. The value is '' if nothing is chosen. */
export function SelectField({ options, ...frame }: FieldProps & { options: readonly Option[] }) {
  const { value, error, change, leave } = useFieldState<string>(frame.name)
  return (
    <FieldFrame {...frame} error={error}>
      {(props) => (
        <span className={styles.box}>
          <select
            {...props}
            className={classNames(styles.control, styles.select)}
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          >
            <option value="">Elige una opción</option>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron" className={styles.chevron} />
        </span>
      )}
    </FieldFrame>
  )
}
