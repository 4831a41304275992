import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import styles from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import type { Option } from './ChoiceCards'
import { useTextControl } from './useTextControl'

/** A native select. The value is '' if nothing is chosen. */
export function SelectField({ options, ...frame }: FieldProps & { options: readonly Option[] }) {
  const { text, error } = useTextControl(frame.name)
  return (
    <FieldFrame {...frame} error={error}>
      {(props) => (
        <span className={styles.box}>
          <select {...props} {...text} className={classNames(styles.control, styles.select)}>
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
