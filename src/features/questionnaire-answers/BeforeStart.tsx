import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'

import styles from './BeforeStart.module.css'

interface BeforeStartProps {
  /** How many answers this device keeps of whoever is about to start, of how many. */
  kept: number
  total: number
  onDiscard: () => void
}

/** What is good to know before the first question, and what this device still keeps. */
export function BeforeStart({ kept, total, onDiscard }: BeforeStartProps) {
  return (
    <>
      {kept > 0 && (
        <Note
          tone="info"
          live="polite"
          title={`En este dispositivo hay ${kept} de ${total} respuestas guardadas`}
          actions={
            <Button tone="plain" size="s" onClick={onDiscard}>
              Borrarlas y empezar de nuevo
            </Button>
          }
        >
          <p>Al comenzar sigues donde se quedaron.</p>
        </Note>
      )}
      <p className={styles.calm}>
        <b>Antes de empezar.</b> Las preguntas hablan de genocidio y discriminación. Haz una pausa cuando lo necesites:
        tus respuestas se guardan 24 horas en este dispositivo. Si algo te incomoda, platícalo con tu profesor.
      </p>
    </>
  )
}
