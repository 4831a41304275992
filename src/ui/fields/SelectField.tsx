import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import control from './Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import type { Option } from './options'
import styles from './SelectField.module.css'
import { formField } from './formField'

interface SelectFieldProps extends FieldProps {
  options: readonly Option[]
  autoComplete?: string | undefined
}

/** The browser's own select; nothing is chosen while the value is ''. */
export const SelectField = formField<string, SelectFieldProps>(({ field, options, autoComplete, ...frame }) => {
  const { value, error, change, leave } = field
  return (
    <FieldFrame {...frame} error={error}>
      {(props) => (
        <span className={styles.box}>
          <select
            {...props}
            className={classNames(control.control, styles.select)}
            autoComplete={autoComplete}
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
})
