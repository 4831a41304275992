import { useCallback } from 'react'

import { USUAL_QUESTIONS } from '@/content/questionnaireSections'
import { storedAnswers } from '@/model/answers'
import { storedTeacher } from '@/model/questionnaire'
import { teacherCode } from '@/model/teacherCode'
import { useAppSelector, useStored, useUser } from '@/store/hooks'
import { loadTest, selectTeacher } from '@/store/questionnaireSlice'
import { PageHeader } from '@/ui/page/PageHeader'
import { RequestFailure } from '@/ui/RequestFailure'
import { useAfterHydration } from '@/ui/useAfterHydration'

import styles from './QuestionnaireStart.module.css'
import { receipt } from './receipt'
import { StartButtons, StartForm, type StartValues } from './StartForm'
import type { Questionnaire } from './useQuestionnaireScreen'

/** The first screen, prerendered without the role and the stored answers, which only the device knows. */
export function QuestionnaireStart({ sentAt, sentSince, progress, code, owner, sending, ...screen }: Questionnaire) {
  const { update, show, signInFirst } = screen
  const user = useUser()
  const items = useAppSelector(loadTest.select)
  const teacher = useAppSelector((state) => selectTeacher(state, code))
  const knownValues = useAfterHydration(() => progress && { role: progress.role, code: progress.code })
  const { answers = {}, isUnsent = false } = useStored(storedAnswers(owner)) ?? {}
  const canStart = progress?.role === 'visitor' || teacher !== null
  const answered = canStart ? Object.keys(answers).length : 0
  const total = items.length || USUAL_QUESTIONS

  const change = useCallback(
    (values: StartValues) => update({ role: values.role, code: teacherCode(values.code), hasStarted: false }),
    [update],
  )

  function start(isRestart: boolean) {
    if (!canStart) return
    if (!teacher && !user) {
      signInFirst()
      return
    }
    if (isRestart) storedAnswers(owner).clear()
    if (teacher) storedTeacher(code).write({ name: teacher.name, school: teacher.school })
    update({ hasStarted: true, sentBefore: sentAt })
    // The browser restores this position when the questionnaire leaves its questions behind.
    window.scrollTo({ top: 0, behavior: 'instant' })
    const first = isRestart ? 0 : items.findIndex(({ id }) => answers[id] === undefined)
    show(Math.max(0, first))
  }

  return (
    <div className={styles.screen}>
      <PageHeader
        title="Cuestionario de visita"
        lead="No es un examen: ayuda a tu grupo a conversar sobre lo que cuenta el museo."
      />
      <div className={styles.panel}>
        <StartForm
          knownValues={knownValues}
          link={progress?.link ?? ''}
          onChange={change}
          // Enter does nothing if answers are stored: the user must choose to continue with them or to start again.
          onSubmit={() => answered === 0 && start(false)}
        >
          {sending.status === 'failed' && sending.failure.isDoubtful && <RequestFailure failure={sending.failure} />}
          {sentSince !== null && <p className="text-title">{receipt(sentSince, teacher?.name)}</p>}
          <StartButtons
            role={progress?.role ?? null}
            canStart={canStart}
            answered={answered}
            isUnsent={isUnsent && sending.status === 'idle'}
            lit={Array.from(
              { length: total },
              (_, index) => answered > 0 && answers[items[index]?.id ?? ''] !== undefined,
            )}
            onStart={start}
          />
        </StartForm>
      </div>
    </div>
  )
}
