import { useCallback } from 'react'

import { USUAL_QUESTIONS } from '@/content/questionnaireSections'
import { answersSentAt, type QuestionnaireProgress, storedAnswers, storedTeacher } from '@/model/questionnaire'
import type { RequestState } from '@/lib/requestState'
import { teacherCode } from '@/model/teacherCode'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { loadTest, selectTeacher } from '@/store/questionnaireSlice'
import { PageHeader } from '@/ui/page/PageHeader'
import { RequestFailure } from '@/ui/RequestFailure'
import { useAfterHydration } from '@/ui/useAfterHydration'

import styles from './QuestionnaireStart.module.css'
import { receipt } from './receipt'
import { StartForm, type StartValues } from './StartForm'

interface QuestionnaireStartProps {
  /** Null until hydration. */
  progress: QuestionnaireProgress | null
  /** The teacher's code from the form or the link, or ''. */
  code: string
  /** The storage key of the answers on this device: a teacher's code, or `persona-` and a user's id. */
  owner: string
  /** The state of the request that sends the answers. */
  sending: RequestState
  onChange: (change: Partial<QuestionnaireProgress>) => void
  /** @param index the first question to show, from 0 */
  onStart: (index: number) => void
  onSignIn: () => void
}

/**
 * The first screen: the user's role, the teacher's code, and a note about the subjects of the questions. Prerendered
 * without the role and the stored answers, which only the device knows.
 */
export function QuestionnaireStart({
  progress,
  code,
  owner,
  sending,
  onChange,
  onStart,
  onSignIn,
}: QuestionnaireStartProps) {
  const user = useAppSelector(selectUser)
  const items = useAppSelector(loadTest.select)
  const teacher = useAppSelector((state) => selectTeacher(state, code))
  const knownValues = useAfterHydration(() => progress && { role: progress.role, code: progress.code })
  const answers = storedAnswers(owner).read()?.answers ?? {}
  const sentAt = progress && answersSentAt(owner).read()
  const isKnown = progress?.role === 'visitor' || teacher !== null

  const change = useCallback(
    (values: StartValues) => onChange({ role: values.role, code: teacherCode(values.code), hasStarted: false }),
    [onChange],
  )

  function start(values: StartValues, isRestart: boolean) {
    if (values.role === 'visitor' && !user) {
      onSignIn()
      return
    }
    if (values.role === 'student' && !teacher) return
    if (isRestart) storedAnswers(owner).clear()
    if (teacher) storedTeacher(code).write({ name: teacher.name, school: teacher.school })
    onChange({ role: values.role, code, hasStarted: true })
    const first = isRestart ? 0 : items.findIndex(({ id }) => answers[id] === undefined)
    onStart(Math.max(0, first))
  }

  return (
    <div className={styles.screen}>
      <PageHeader
        title="Cuestionario de visita"
        lead="No es un examen: ayuda a tu grupo a conversar sobre lo que cuenta el museo."
      />
      <div className={styles.body}>
        <div className={styles.panel}>
          <StartForm
            knownValues={knownValues}
            link={progress?.link ?? ''}
            onChange={change}
            answered={isKnown ? Object.keys(answers).length : 0}
            total={items.length || USUAL_QUESTIONS}
            onStart={start}
          >
            {sending.status === 'failed' && sending.failure.isDoubtful && <RequestFailure failure={sending.failure} />}
            {sentAt !== null && <p className={styles.sent}>{receipt(sentAt, teacher?.name)}</p>}
          </StartForm>
        </div>
      </div>
    </div>
  )
}
