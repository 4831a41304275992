import { useCallback, useState } from 'react'

import { USUAL_QUESTIONS } from '@/content/questionnaireSections'
import { keptAnswers, type QuestionnairePlace } from '@/lib/keptAnswers'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lookUpTeacher, selectTeacherData, selectTestData, teacherCleared } from '@/store/questionnaireSlice'
import { useIsLive } from '@/ui/useIsLive'

import { BeforeStart } from './BeforeStart'
import { GateForm, type GateValues } from './GateForm'
import { GateLayout } from './GateLayout'

interface GateProps {
  place: QuestionnairePlace
  /** Whose answers this device would keep. */
  owner: string
  onChange: (change: Partial<QuestionnairePlace>) => void
  onGo: (question: string) => void
  onSignIn: () => void
}

/**
 * The first screen: who answers, with whose code, and what the questions speak of. As the build writes it, without who
 * answers and what is kept, which is known only on the device.
 */
export function Gate({ place, owner, onChange, onGo, onSignIn }: GateProps) {
  const dispatch = useAppDispatch()
  const isLive = useIsLive()
  const user = useAppSelector(selectUser)
  const { items } = useAppSelector(selectTestData)
  const { request, teacher } = useAppSelector(selectTeacherData)
  const [initialValues] = useState<GateValues>({ isStudent: place.isStudent, code: place.code })
  const [discarded, setDiscarded] = useState('')
  const kept = owner === discarded ? null : keptAnswers(owner).read()
  const count = Object.keys(kept?.answers ?? {}).length
  const total = items.length || USUAL_QUESTIONS

  const lookUp = useCallback((code: string) => void dispatch(lookUpTeacher(code)), [dispatch])
  const clear = useCallback(() => void dispatch(teacherCleared()), [dispatch])
  const change = useCallback(
    ({ isStudent, code }: GateValues) => onChange({ isStudent, code: code.trim(), hasStarted: false }),
    [onChange],
  )

  function start({ isStudent, code }: GateValues) {
    if (isStudent === 'no' && !user) {
      onSignIn()
      return
    }
    if (isStudent === 'si' && !teacher) return
    onChange({
      isStudent,
      code: code.trim(),
      hasStarted: true,
      teacher: isStudent === 'si' && teacher ? { id: teacher.id, email: teacher.email } : null,
    })
    const first = items.findIndex(({ id }) => kept?.answers[id] === undefined)
    onGo(String(Math.max(0, first) + 1))
  }

  function discard() {
    keptAnswers(owner).clear()
    setDiscarded(owner)
  }

  return (
    <GateLayout total={total}>
      <GateForm
        initialValues={initialValues}
        lookUp={{ request, teacher }}
        onLookUp={lookUp}
        onClear={clear}
        onChange={change}
        onStart={start}
      >
        {({ isStudent }) => (
          <BeforeStart kept={isLive && (isStudent === 'no' || teacher) ? count : 0} total={total} onDiscard={discard} />
        )}
      </GateForm>
    </GateLayout>
  )
}
