import { useRef, useState } from 'react'

import type { Question } from '@/api/questionnaire'
import { noteUnsentAnswers, storedAnswers } from '@/model/answers'
import { useAppDispatch, useAppSelector, useList, useUser } from '@/store/hooks'
import { loadTest, selectTeacher } from '@/store/questionnaireSlice'
import { sendAnswers } from '@/store/sendAnswers'
import { Form } from '@/ui/form/Form'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { ListState } from '@/ui/ListState'
import { Note } from '@/ui/Note'
import { PageBody } from '@/ui/PageBody'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'
import { ScrollToTop } from '@/ui/ScrollToTop'
import { Skeleton } from '@/ui/Skeleton'

import styles from './Answers.module.css'
import { AnswersDock } from './AnswersDock'
import { answersSchema, type AnswersValues, fromStored, toEvaluation, toStored, unanswered } from './answersSchema'
import { QuestionNav } from './QuestionNav'
import { OneQuestion, QuestionList } from './Questions'
import type { Questionnaire, QuestionScreen } from './useQuestionnaireScreen'

interface AnswersProps extends Questionnaire {
  screen: QuestionScreen
}

export function Answers(props: AnswersProps) {
  const list = useList(loadTest)
  if (list.items.length > 0) return <AnswersForm {...props} questions={list.items} />
  return (
    <>
      <PageHead title="Cuestionario de visita" />
      <PageBody narrow>
        <PageTitle text="Cuestionario de visita" />
        <ListState
          list={list}
          listName="las preguntas"
          skeleton={<Skeleton height="22rem" />}
          empty={
            <Note title="El cuestionario todavía no tiene preguntas">
              <p>Avísale a tu profesor y vuelve a intentarlo más tarde.</p>
            </Note>
          }
        />
        {list.request.status === 'failed' && <p>Lo que ya habías respondido sigue guardado en este dispositivo.</p>}
      </PageBody>
    </>
  )
}

/** After a question is left, the time in which a press that follows no new answer counts as a repetition. */
const REPEAT_MS = 600

/** One or all questions. Restores the answers stored on this device, stores every change, and sends the answers. */
function AnswersForm({ questions, ...props }: AnswersProps & { questions: readonly Question[] }) {
  const { screen, code, owner, sending, show, signInFirst } = props
  const dispatch = useAppDispatch()
  const user = useUser()
  const found = useAppSelector((state) => selectTeacher(state, code))
  // Only a teacher from the API has an id. A teacher stored on this device has only a name and a school.
  const teacher = found && 'id' in found ? found : null
  const stored = storedAnswers(owner)
  const [wasUnsent] = useState(() => stored.read()?.isUnsent === true)
  const draft = useFormDraft({
    stored,
    initial: () => fromStored(questions, {}),
    restore: ({ answers }) => fromStored(questions, answers),
    toStored: (values) => ({ ...stored.read(), answers: toStored(questions, values) }),
  })
  const last = questions.length - 1
  const shown: QuestionScreen = screen === 'list' ? 'list' : Math.min(screen, last)
  // A second tap or a repeating key must not leave the next question too.
  const left = useRef<{ values: AnswersValues | null; at: number }>({ values: null, at: 0 })
  const isRepeated = (values: AnswersValues) =>
    left.current.values === values && performance.now() - left.current.at < REPEAT_MS
  const onNext = shown !== 'list' && shown < last ? next : undefined

  function next(values: AnswersValues) {
    if (shown === 'list' || isRepeated(values)) return
    left.current = { values, at: performance.now() }
    show(shown + 1)
  }

  /** Makes Enter and «Siguiente» open the next question until every question is answered. */
  function beforeSubmit(values: AnswersValues) {
    if (isRepeated(values)) return true
    if (sending.status !== 'loading' && unanswered(questions, values).length === 0) return false
    onNext?.(values)
    return true
  }

  async function send(values: AnswersValues) {
    if (code === '' && !user) {
      signInFirst()
      return
    }
    if (!navigator.onLine) noteUnsentAnswers(owner)
    const sender = { id_professor: teacher?.id ?? null, email: (user?.email ?? '') || (teacher?.email ?? '') }
    await dispatch(
      sendAnswers({
        owner,
        evaluation: toEvaluation(questions, values, sender),
        codeToFind: code !== '' && teacher === null ? code : null,
      }),
    )
  }

  function jump(index: number) {
    if (shown !== 'list') {
      show(index)
      return
    }
    const target = document.getElementById(`pregunta-${index + 1}`)
    target?.querySelector('input')?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }

  const question = shown === 'list' ? undefined : questions[shown]
  const common = { questions, screen: shown, onJump: jump }
  return (
    <Form
      id="answers"
      className={styles.form}
      {...draft.formValues}
      schema={answersSchema(questions)}
      isSending={sending.status === 'loading'}
      beforeSubmit={beforeSubmit}
      onSubmit={send}
    >
      <QuestionNav key={`nav-${shown}`} {...common} />
      <ScrollToTop key={`top-${shown}`} />
      <div className={`${styles.body} container`}>
        {shown !== 'list' && question ? (
          <OneQuestion question={question} index={shown} total={questions.length} onList={() => show('list')} />
        ) : (
          <QuestionList questions={questions} onSingle={() => show(0)} />
        )}
      </div>
      <AnswersDock
        {...common}
        sending={sending}
        isStored={draft.status !== 'blocked'}
        wasUnsent={wasUnsent}
        onNext={onNext}
      />
    </Form>
  )
}
