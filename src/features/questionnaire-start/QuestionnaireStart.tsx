import { useCallback, useEffect, useState } from 'react'

import type { Teacher } from '@/api/teachers'
import { USUAL_QUESTIONS } from '@/content/questionnaireSections'
import { type QuestionnaireProgress, storedAnswers, storedTeacher } from '@/lib/questionnaire'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadTest, lookUpTeacher, selectLookUp, selectTeacherData, teacherCleared } from '@/store/questionnaireSlice'
import { useHydrated } from '@/ui/useHydrated'

import { StartForm } from './StartForm'
import { StartLayout } from './StartLayout'
import type { StartValues } from './startSchema'

interface QuestionnaireStartProps {
  progress: QuestionnaireProgress
  /** Under what this device stores the answers: a teacher's code, or a person. */
  owner: string
  onChange: (change: Partial<QuestionnaireProgress>) => void
  /** Called at the start; null when the person is not a student, or the teacher could not be asked for now. */
  onTeacher: (teacher: Teacher | null) => void
  onGo: (question: string) => void
  onSignIn: () => void
}

const valuesOf = ({ isStudent, code }: QuestionnaireProgress): StartValues => ({ isStudent, code })

/**
 * The first screen: who answers, with whose code, and what the questions speak of. As the build writes it, without who
 * answers and what is kept, which is known only on the device.
 */
export function QuestionnaireStart({ progress, owner, onChange, onTeacher, onGo, onSignIn }: QuestionnaireStartProps) {
  const dispatch = useAppDispatch()
  const isHydrated = useHydrated()
  const user = useAppSelector(selectUser)
  const items = useAppSelector(loadTest.select)
  const request = useAppSelector(selectLookUp)
  const { code: soughtCode, teacher } = useAppSelector(selectTeacherData)
  const [initial, setInitial] = useState({ values: valuesOf(progress), isHydrated })
  if (isHydrated && !initial.isHydrated) setInitial({ values: valuesOf(progress), isHydrated })
  const kept = storedAnswers(owner).read()?.answers ?? {}
  const isKnown = isHydrated && (progress.isStudent === 'no' || teacher !== null)
  const total = items.length || USUAL_QUESTIONS

  const lookUp = useCallback((code: string) => void dispatch(lookUpTeacher(code)), [dispatch])
  const clear = useCallback(() => void dispatch(teacherCleared()), [dispatch])
  const change = useCallback(
    ({ isStudent, code }: StartValues) => onChange({ isStudent, code: code.trim(), hasStarted: false }),
    [onChange],
  )

  // Another session began meanwhile, and the answer did not count: the code is looked up again.
  const wasAbandoned = soughtCode !== '' && request.status === 'idle'
  useEffect(() => {
    if (wasAbandoned) lookUp(soughtCode)
  }, [wasAbandoned, lookUp, soughtCode])

  function start({ isStudent, code }: StartValues, isAnew: boolean) {
    if (isStudent === 'no' && !user) {
      onSignIn()
      return
    }
    if (isStudent === 'si' && !teacher) return
    if (isAnew) storedAnswers(owner).clear()
    if (teacher) storedTeacher(code.trim()).write({ name: teacher.name, school: teacher.school })
    onChange({ isStudent, code: code.trim(), hasStarted: true })
    onTeacher(isStudent === 'si' && teacher && 'id' in teacher ? teacher : null)
    const first = isAnew ? 0 : items.findIndex(({ id }) => kept[id] === undefined)
    onGo(String(Math.max(0, first) + 1))
  }

  return (
    <StartLayout>
      <StartForm
        initialValues={initial.values}
        link={progress.link?.trim() ?? ''}
        lookUp={{ request, teacher }}
        onLookUp={lookUp}
        onClear={clear}
        onChange={change}
        kept={isKnown ? Object.keys(kept).length : 0}
        total={total}
        onStart={start}
      />
    </StartLayout>
  )
}
