import { useState } from 'react'

import lit from '@/art/e6-cuestionario-listo.svg'
import { conversation } from '@/content/conversation'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Cluster, Stack } from '@/ui/layout/layout'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'

import styles from './AnswersSent.module.css'
import { RaisedLight } from './RaisedLight'

interface AnswersSentProps {
  message: string
  /** Starts again with the same code, for students who share a device. */
  onAnother?: (() => void) | undefined
}

/** Shown after the answers are sent. Its heading receives focus. */
export function AnswersSent({ message, onAnother }: AnswersSentProps) {
  const [isRaised, setIsRaised] = useState(false)
  return (
    <div className={styles.sent}>
      <PageHead title="Respuestas enviadas" />
      <img className={styles.art} src={lit} alt="" width="480" height="360" />
      <Stack gap={4} align="start" className={`${styles.text} container`}>
        {/* This line is before the heading on purpose: Orca moves to the first element that replaces the form, and
            does not announce focus there. */}
        <div>
          <p className="muted">Gracias por pensar cada respuesta.</p>
          <PageTitle text={message} />
        </div>
        <p className="lead">Encendiste todas las luces.</p>
        <h2 className="h3">Para conversar en el grupo</h2>
        <Stack as="ul" gap={2} className="bullets">
          {conversation.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Stack>
        <h2 className="h3">Levanten los teléfonos</h2>
        <p>Apaguen la luz del salón. Enciende la tuya y levanta tu teléfono: juntas son el muro del museo.</p>
        <Button tone="secondary" onClick={() => setIsRaised(true)}>
          Encender mi luz
        </Button>
        {isRaised && <RaisedLight onEnd={() => setIsRaised(false)} />}
        <Cluster gap={3} isStackedOnPhones className={styles.actions}>
          {onAnother && (
            <Button size="l" onClick={onAnother}>
              Que responda otro estudiante
            </Button>
          )}
          <ButtonLink to={paths.home} size="l" tone={onAnother ? 'secondary' : 'primary'}>
            Ir a inicio
          </ButtonLink>
        </Cluster>
      </Stack>
    </div>
  )
}
