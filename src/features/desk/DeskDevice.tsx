import { timeOfDay } from '@/lib/dates'
import type { DeskEntry, DeskOutcome } from '@/model/deskLog'
import { Icon, type IconName } from '@/ui/Icon'
import { classNames } from '@/ui/classNames'
import { Cluster, Stack } from '@/ui/layout/layout'

import { shortName } from './deskFacts'
import { mayBeOwnAttempt } from './deskState'
import styles from './DeskDevice.module.css'

type Look = [icon: IconName, label: string, colour: string | undefined]

const results: Record<DeskOutcome, Look> = {
  validated: ['ok', 'Validado', styles.validated],
  used: ['bad', 'No validado', styles.used],
  unanswered: ['warn', 'Sin respuesta', styles.unanswered],
}
const doubtful: Look = ['warn', 'No validado', styles.unanswered]

export function DeskHistory({ entries }: { entries: DeskEntry[] }) {
  const validated = entries.filter(({ outcome }) => outcome === 'validated').length
  return (
    <Stack as="section" gap={3} aria-labelledby="hoy">
      <h2 className="h3" id="hoy">
        Hoy en este dispositivo
      </h2>
      <p>
        Pases validados: <b key={validated}>{validated}</b>
      </p>
      {entries.length > 0 && (
        <ol className={classNames(styles.list, 'rows')}>
          {entries.map((entry) => {
            const { key, name, outcome, at } = entry
            const [icon, label, colour] = mayBeOwnAttempt(entry) ? doubtful : results[outcome]
            return (
              <li key={key}>
                <span className="num">{timeOfDay(at)}</span>
                <span className={styles.name}>{name === '' ? 'Sin nombre' : (shortName(name) ?? name)}</span>
                <Cluster as="span" gap={2} className={classNames(styles.outcome, colour)}>
                  <Icon name={icon} size="s" /> <span key={label}>{label}</span>
                </Cluster>
              </li>
            )
          })}
        </ol>
      )}
      <p className="small muted">La lista se guarda solo en este dispositivo y se borra al terminar el día.</p>
    </Stack>
  )
}

export function SignalToggle({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div>
      <label className={classNames(styles.toggle, 'icon-line no-print')}>
        <input
          className="tick"
          type="checkbox"
          checked={isOn}
          aria-describedby="aviso-detalle"
          onChange={({ target }) => onChange(target.checked)}
        />
        Avisar con sonido y vibración
      </label>
      <p className={classNames(styles.hint, 'muted', 'no-print')} id="aviso-detalle">
        Un tono si se validó, dos graves si no se validó, tres si no hubo respuesta.
      </p>
    </div>
  )
}
