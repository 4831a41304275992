import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '@/model/paths'
import { noProgress, progressFor, type QuestionnaireProgress, questionnaireProgress } from '@/model/questionnaire'
import type { RequestState } from '@/lib/requestState'
import { teacherCode } from '@/model/teacherCode'
import { selectUser } from '@/store/authSlice'
import { useAppSelector, useRequest } from '@/store/hooks'
import { sendAnswers } from '@/store/sendAnswers'
import { useAfterHydration } from '@/ui/useAfterHydration'

export type QuestionScreen = number | 'list'

export type QuestionnaireScreen = 'start' | QuestionScreen | 'sent'

/** Derives the screen. A question in a shared URL counts only once this device has started. `todas` is the list. */
export function screenOf(question: string | null, hasStarted: boolean, sending: RequestState): QuestionnaireScreen {
  if (sending.status === 'done') return 'sent'
  if (question === null || !hasStarted) return 'start'
  if (question === 'todas') return 'list'
  return Math.max(Math.trunc(Number(question)) || 1, 1) - 1
}

const wantsSession = (request: RequestState) => request.status === 'failed' && request.failure.wantsSession === true

export type Questionnaire = ReturnType<typeof useQuestionnaireScreen>

/** Returns the screen and its functions. The question is in the URL, other progress in session storage. */
export function useQuestionnaireScreen() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const linked = query.get('codigo')
  const link = linked === null ? null : teacherCode(linked)
  const user = useAppSelector(selectUser)
  const before = useAfterHydration(() => progressFor(link))
  const [changed, setChanged] = useState<QuestionnaireProgress | null>(null)
  const progress = changed ?? before
  const { role, code: typedCode, hasStarted, resume } = progress ?? noProgress
  // '' for visitors who are not students.
  const code = role === 'student' ? typedCode : ''
  // The storage key of the answers on this device.
  const owner = role === 'student' ? code : `persona-${user?.id ?? 0}`
  const sending = useRequest(sendAnswers, owner)

  const latest = useRef(progress)
  const update = useCallback(
    (change: Partial<QuestionnaireProgress>) => {
      latest.current = { ...(latest.current ?? progressFor(link)), ...change }
      questionnaireProgress.write(latest.current)
      setChanged(latest.current)
    },
    [link],
  )

  function show(screen: 'start' | QuestionScreen) {
    setQuery((current) => {
      if (screen === 'start') current.delete('pregunta')
      else current.set('pregunta', screen === 'list' ? 'todas' : String(screen + 1))
      return current
    })
  }

  const signInFirst = useCallback(() => {
    update({ resume: search })
    void navigate(`${paths.login}?fromQuestionnaire=true`, { replace: true })
  }, [navigate, update, search])

  const comeBack = useEffectEvent(() => {
    if (resume === '') return
    update({ resume: '' })
    void navigate({ search: resume }, { replace: true })
  })
  useEffect(() => comeBack(), [])

  // Checks the requests of all users, because the refused request belongs to the user whose session has just ended.
  const needsSession = useAppSelector(({ questionnaire }) => Object.values(questionnaire.requests).some(wantsSession))
  useEffect(() => {
    if (needsSession) signInFirst()
  }, [needsSession, signInFirst])

  const screen = screenOf(query.get('pregunta'), hasStarted, sending)
  const message = sending.status === 'done' ? sending.message : ''
  return { screen, message, sending, progress, code, owner, update, show, signInFirst }
}
