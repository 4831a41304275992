import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './PasswordChecklist.module.css'

export interface PasswordRule {
  label: string
  met: (value: string) => boolean
}

export function PasswordChecklist({ id, rules, value }: { id: string; rules: readonly PasswordRule[]; value: string }) {
  return (
    <ul className={styles.list} id={id}>
      {rules.map(({ label, met }) => {
        const done = met(value)
        return (
          <li key={label} className={classNames(styles.rule, done && styles.done)}>
            <Icon name={done ? 'check' : 'minus'} className={styles.icon} />
            <span>
              {label}
              <VisuallyHidden>{done ? ': cumplido' : ': pendiente'}</VisuallyHidden>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
