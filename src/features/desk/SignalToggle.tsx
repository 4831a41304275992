import { classNames } from '@/ui/classNames'
import styles from './SignalToggle.module.css'

interface SignalToggleProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Turns sound and vibration on or off for this device. */
export function SignalToggle({ isOn, onChange }: SignalToggleProps) {
  return (
    <div>
      <label className={classNames(styles.toggle, 'no-print')}>
        <input
          className={styles.box}
          type="checkbox"
          checked={isOn}
          aria-describedby="aviso-detalle"
          onChange={({ target }) => onChange(target.checked)}
        />
        Avisar con sonido y vibración
      </label>
      <p className={classNames(styles.hint, 'no-print')} id="aviso-detalle">
        Un tono si se validó, dos graves si no se validó, tres si no hubo respuesta.
      </p>
    </div>
  )
}
