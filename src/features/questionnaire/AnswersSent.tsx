import { useState } from 'react'

import wideLights from '@/art/e6-cuestionario-listo.svg'
import lights from '@/art/r8-respuestas-enviadas.svg'
import { conversation, wallOfLights } from '@/content/conversation'
import { paths } from '@/model/paths'
import { answersSentAt } from '@/model/answers'
import { storedTeacher } from '@/model/questionnaire'
import { useAppSelector } from '@/store/hooks'
import { selectTeacher } from '@/store/questionnaireSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Stack } from '@/ui/layout/layout'
import { Result } from '@/ui/Result'

import styles from './AnswersSent.module.css'
import { RaisedLight } from './RaisedLight'
import { receipt } from './receipt'
import type { Questionnaire } from './useQuestionnaireScreen'

interface AnswersSentProps extends Pick<Questionnaire, 'message' | 'code'> {
  onAnother?: (() => void) | undefined
}

export function AnswersSent({ message, code, onAnother }: AnswersSentProps) {
  const found = useAppSelector((state) => selectTeacher(state, code))
  // If this browser stores nothing, the answers were sent just now.
  const [sent] = useState(() => ({
    at: answersSentAt(code).read() ?? Date.now(),
    to: (found ?? storedTeacher(code).read())?.name,
  }))
  const [isRaised, setIsRaised] = useState(false)
  return (
    <Result
      // Above the heading: Orca does not announce the focus of the first new element.
      kicker="Gracias por pensar cada respuesta."
      title={message}
      documentTitle="Respuestas enviadas"
      art={lights}
      narrowArt={wideLights}
      actions={
        <>
          {onAnother && (
            <Button tone="secondary" onClick={onAnother}>
              Que responda otro estudiante
            </Button>
          )}
          <ButtonLink tone="plain" to={paths.home}>
            Ir a inicio
          </ButtonLink>
        </>
      }
    >
      {sent.to && <p className="lead">{receipt(sent.at, sent.to)}</p>}
      <Stack gap={3} className={`${styles.darkRoom} on-wall`}>
        <h2 className="h3">{wallOfLights.title}</h2>
        <p>{wallOfLights.text}</p>
        <Button tone="light" size="l" block onClick={() => setIsRaised(true)}>
          Encender tu luz
        </Button>
      </Stack>
      <Stack gap={3}>
        <h2 className="h3">Para conversar en el grupo</h2>
        <Stack as="ul" gap={2} className="bullets">
          {conversation.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Stack>
      </Stack>
      {isRaised && <RaisedLight onEnd={() => setIsRaised(false)} />}
    </Result>
  )
}
