import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { answersSentAt } from '@/model/answers'
import { paths } from '@/model/paths'
import { noProgress, progressFor, type QuestionnaireProgress, questionnaireProgress } from '@/model/questionnaire'
import type { RequestState } from '@/lib/requestState'
import { asNumber, isRecord } from '@/lib/untrusted'
import { teacherCode } from '@/model/teacherCode'
import { useAppDispatch, useAppSelector, useRequest, useStored, useUser } from '@/store/hooks'
import { outcomesCleared } from '@/store/request'
import { sendAnswers } from '@/store/sendAnswers'
import { useAfterHydration } from '@/ui/useAfterHydration'

export type QuestionScreen = number | 'list'

/** Derives the screen. A question in a shared URL counts only once this device has started. `todas` is the list. */
export function screenOf(
  question: string | null,
  hasStarted: boolean,
  sending: RequestState,
): 'start' | QuestionScreen | 'sent' {
  if (sending.status === 'done') return 'sent'
  if (question === null || !hasStarted) return 'start'
  if (question === 'todas') return 'list'
  return Math.max(Math.trunc(Number(question)) || 1, 1) - 1
}

const wantsSession = (request: RequestState) => request.status === 'failed' && request.failure.wantsSession === true

export type Questionnaire = ReturnType<typeof useQuestionnaireScreen>

/** Returns the screen and its functions. The question is in the URL, other progress in session storage. */
export function useQuestionnaireScreen() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search, ...location } = useLocation()
  const state: unknown = location.state
  /** How many entries of the history lie between the first screen and this question. */
  const questions = (isRecord(state) ? asNumber(state['questions']) : undefined) ?? 0
  const [query, setQuery] = useSearchParams()
  const linked = query.get('codigo')
  const link = linked === null ? null : teacherCode(linked)
  const user = useUser()
  const before = useAfterHydration(() => progressFor(link))
  const [changed, setChanged] = useState<QuestionnaireProgress | null>(null)
  const progress = changed ?? before
  const { role, code: typedCode, hasStarted, sentBefore, resume } = progress ?? noProgress
  // '' for visitors who are not students.
  const code = role === 'student' ? typedCode : ''
  // The storage key of the answers on this device.
  const owner = role === 'student' ? code : `persona-${user?.id ?? 0}`
  const sending = useRequest(sendAnswers, owner)
  const sentAt = useStored(answersSentAt(owner))
  // When answers were sent, from any tab, since this student began.
  const sentSince = sentAt === sentBefore ? null : sentAt

  const latest = useRef(progress)
  const update = useCallback(
    (change: Partial<QuestionnaireProgress>) => {
      latest.current = { ...(latest.current ?? progressFor(link)), ...change }
      questionnaireProgress.write(latest.current)
      setChanged(latest.current)
    },
    [link],
  )

  function show(question: QuestionScreen) {
    query.set('pregunta', question === 'list' ? 'todas' : String(question + 1))
    setQuery(query, { state: { questions: questions + 1 } })
  }

  function startAgain() {
    window.scrollTo({ top: 0, behavior: 'instant' })
    flushSync(() => {
      dispatch(outcomesCleared(sendAnswers))
      update({ hasStarted: false, sentBefore: sentAt })
    })
    document.getElementById('titulo')?.focus({ preventScroll: true })
    query.delete('pregunta')
    setQuery(query, { replace: true })
  }

  const signInFirst = useCallback(() => {
    update({ resume: search })
    void navigate(`${paths.login}?fromQuestionnaire=true`, { replace: true })
  }, [navigate, update, search])

  const resumeAfterSignIn = useEffectEvent(() => {
    if (resume === '') return
    update({ resume: '' })
    void navigate({ search: resume }, { replace: true })
  })
  useEffect(() => resumeAfterSignIn(), [])

  // Checks the requests of all users, because the refused request belongs to the user whose session has just ended.
  const needsSession = useAppSelector(({ questionnaire }) => Object.values(questionnaire.requests).some(wantsSession))
  useEffect(() => {
    if (needsSession) signInFirst()
  }, [needsSession, signInFirst])

  const screen = screenOf(query.get('pregunta'), hasStarted && sentSince === null, sending)
  // After sending, Back leaves the questionnaire instead of opening every question again.
  const isOver = sentSince !== null || screen === 'sent'
  useEffect(() => {
    if (isOver && questions > 0) void navigate(-questions)
  }, [isOver, questions, navigate])

  const message = sending.status === 'done' ? sending.message : ''
  return { screen, message, sending, sentAt, sentSince, progress, code, owner, update, show, startAgain, signInFirst }
}
