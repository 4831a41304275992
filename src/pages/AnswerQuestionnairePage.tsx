import type { PageData } from '@/app/page'
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import type { Teacher } from '@/api/teachers'
import { QuestionnaireStart } from '@/features/questionnaire-start/QuestionnaireStart'
import { Questionnaire } from '@/features/questionnaire-answers/Questionnaire'
import { useQuestionnaireProgress } from '@/features/questionnaire-answers/useQuestionnaireProgress'
import { keepQuestionnaireOffline } from '@/lib/offline'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useClearOutcomesOnLeave, useRequest } from '@/store/hooks'
import { loadTest, lookUpTeacher, selectLookUp, sendAnswers, teacherCleared } from '@/store/questionnaireSlice'
import { outcomesCleared, type RequestState } from '@/store/request'

const loadAnswersSent = () => import('@/features/questionnaire-answers/AnswersSent')

/** Loaded while the questions are answered. Should it not come, the outcome is shown all the same. */
const AnswersSent = lazy(async () => {
  try {
    return { default: (await loadAnswersSent()).AnswersSent }
  } catch {
    return { default: ({ message }: { message: string }) => <output className="container">{message}</output> }
  }
})

const isForSignedIn = (request: RequestState) => request.status === 'failed' && request.failure.wantsSession === true

const data: PageData = (dispatch) => {
  void dispatch(loadTest())
}

export function AnswerQuestionnairePage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const user = useAppSelector(selectUser)
  const evaluation = useRequest(sendAnswers)
  const lookUp = useAppSelector(selectLookUp)
  const { progress, update } = useQuestionnaireProgress(query.get('codigo'))
  // Not stored: several students may share this phone, and none needs the teacher's e-mail.
  const [teacher, setTeacher] = useState<Teacher | null>(null)
  const isStudent = progress.isStudent === 'si'
  const owner = isStudent ? progress.code : `persona-${user?.id ?? 0}`

  useClearOutcomesOnLeave(sendAnswers, lookUpTeacher)
  useEffect(
    () => () => {
      dispatch(teacherCleared())
    },
    [dispatch],
  )

  const go = useCallback(
    (question: string | null, { replace = false } = {}) => {
      setQuery(
        (current) => {
          if (question === null) current.delete('pregunta')
          else current.set('pregunta', question)
          return current
        },
        { replace },
      )
    },
    [setQuery],
  )

  /** Goes to the sign-in page, which comes back here. */
  const signInFirst = useCallback(() => {
    update({ resume: search })
    void navigate(`${paths.login}?fromQuestionnaire=true`, { replace: true })
  }, [navigate, update, search])

  const comeBack = useEffectEvent(() => {
    if (progress.resume === '') return
    update({ resume: '' })
    void navigate({ search: progress.resume }, { replace: true })
  })
  useEffect(() => comeBack(), [])

  const { hasStarted } = progress
  useEffect(() => {
    if (!hasStarted) return
    void keepQuestionnaireOffline()
    void loadAnswersSent().catch(() => undefined)
  }, [hasStarted])

  const wantsSession = isForSignedIn(evaluation) || isForSignedIn(lookUp)
  useEffect(() => {
    if (wantsSession) signInFirst()
  }, [wantsSession, signInFirst])

  function another() {
    dispatch(outcomesCleared([sendAnswers]))
    update({ hasStarted: false })
    go(null)
  }

  if (evaluation.status === 'done') {
    return (
      <Suspense>
        <AnswersSent message={evaluation.message} onAnother={isStudent ? another : undefined} />
      </Suspense>
    )
  }
  const question = query.get('pregunta')
  if (question !== null && progress.hasStarted) {
    return (
      <Questionnaire
        key={owner}
        progress={progress}
        teacher={teacher}
        owner={owner}
        question={question}
        onGo={go}
        onSignIn={signInFirst}
      />
    )
  }
  return (
    <QuestionnaireStart
      progress={progress}
      owner={owner}
      onChange={update}
      onTeacher={setTeacher}
      onGo={go}
      onSignIn={signInFirst}
    />
  )
}

AnswerQuestionnairePage.data = data
