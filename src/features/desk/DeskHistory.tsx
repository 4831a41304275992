import { timeOfDay } from '@/lib/dates'
import type { DeskEntry, DeskOutcome } from '@/lib/deskLog'
import { Icon, type IconName } from '@/ui/Icon'
import { Stack } from '@/ui/layout/layout'

import styles from './DeskHistory.module.css'

const results: Record<DeskOutcome, [icon: IconName, label: string]> = {
  validated: ['ok', 'Validado'],
  used: ['bad', 'No validado'],
  unanswered: ['warn', 'Sin respuesta'],
}

/** Today's attempts on this device. */
export function DeskHistory({ entries }: { entries: DeskEntry[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="hoy">
      <h2 className="h3" id="hoy">
        Hoy en este equipo
      </h2>
      {entries.length === 0 ? (
        <p className="muted">Aún no se ha validado ningún pase.</p>
      ) : (
        <ol className={styles.list}>
          {entries.map(({ key, name, outcome, at }) => {
            const [icon, label] = results[outcome]
            return (
              <li key={key} className={styles.entry}>
                <span className="num">{timeOfDay(at)}</span>
                <span className={styles.name}>{name === '' ? 'Sin nombre' : name}</span>
                <span className={styles[outcome]}>
                  <Icon name={icon} size="s" /> {label}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <p className="small muted">La lista se guarda solo en este equipo y se borra al terminar el día.</p>
    </Stack>
  )
}
