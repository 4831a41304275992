import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { Finished } from '@/features/questionnaire-answers/Finished'
import { Gate } from '@/features/questionnaire-answers/Gate'
import { TakeTest } from '@/features/questionnaire-answers/TakeTest'
import { usePlace } from '@/features/questionnaire-answers/usePlace'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import {
  evaluationLeft,
  loadTest,
  selectEvaluation,
  selectTeacherData,
  teacherCleared,
} from '@/store/questionnaireSlice'
import type { RequestState } from '@/store/request'
import { useIsLive } from '@/ui/useIsLive'

const isForSignedIn = (request: RequestState) => request.status === 'failed' && request.failure.wantsSession === true

const data: PageData = (dispatch) => {
  void dispatch(loadTest())
}

export function AnswerQuestionnairePage() {
  const isLive = useIsLive()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const user = useAppSelector(selectUser)
  const evaluation = useAppSelector(selectEvaluation)
  const { request: lookUp } = useAppSelector(selectTeacherData)
  const { place, update } = usePlace(query.get('codigo'))
  const isStudent = place.isStudent === 'si'
  const owner = isStudent ? place.code : `persona-${user?.id ?? 0}`

  usePageData(data)
  useEffect(
    () => () => {
      dispatch(evaluationLeft())
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

  /** To the sign-in page, and afterwards to this very point. */
  const signInFirst = useCallback(() => {
    update({ resume: search })
    void navigate(`${paths.login}?fromQuestionnaire=true`, { replace: true })
  }, [navigate, update, search])

  const comeBack = useEffectEvent(() => {
    if (place.resume === '') return
    update({ resume: '' })
    void navigate({ search: place.resume }, { replace: true })
  })
  useEffect(() => comeBack(), [])

  const wantsSession = isForSignedIn(evaluation) || isForSignedIn(lookUp)
  useEffect(() => {
    if (wantsSession) signInFirst()
  }, [wantsSession, signInFirst])

  function another() {
    dispatch(evaluationLeft())
    update({ hasStarted: false })
    go(null)
  }

  if (evaluation.status === 'done') {
    return <Finished message={evaluation.message} onAnother={isStudent ? another : undefined} />
  }
  const question = query.get('pregunta')
  if (isLive && question !== null && place.hasStarted) {
    return <TakeTest key={owner} place={place} owner={owner} question={question} onGo={go} onSignIn={signInFirst} />
  }
  return <Gate place={place} owner={owner} onChange={update} onGo={go} onSignIn={signInFirst} />
}

AnswerQuestionnairePage.data = data
