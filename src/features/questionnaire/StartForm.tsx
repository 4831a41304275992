import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'

import { AGE_RULE } from '@/model/museum'
import { paths } from '@/model/paths'
import { canStoreAnswers } from '@/model/answers'
import { type QuestionnaireProgress } from '@/model/questionnaire'
import type { Failure } from '@/lib/requestState'
import { teacherCode } from '@/model/teacherCode'
import { useAppDispatch, useAppSelector, useUser } from '@/store/hooks'
import { lookUpTeacher, selectLookUp, selectTeacher } from '@/store/questionnaireSlice'
import { Stack } from '@/ui/layout/layout'
import { classNames } from '@/ui/classNames'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { PrivacyLine } from '@/ui/form/PrivacyLine'
import { RadioCards } from '@/ui/form/ChoiceCards'
import { TextField } from '@/ui/form/TextField'
import { useFieldId } from '@/ui/form/useFieldId'
import { Note } from '@/ui/Note'
import { useAfterHydration } from '@/ui/useAfterHydration'
import { useWindowEvent } from '@/ui/useWindowEvent'

import { Lights } from './Lights'
import styles from './StartForm.module.css'
import { Searching, TeacherFound } from './TeacherFound'

export type StartValues = Pick<QuestionnaireProgress, 'role' | 'code'>

const empty: StartValues = { role: '', code: '' }

interface StartFormProps {
  /** Values from the link or from storage; null until hydration. */
  knownValues: StartValues | null
  /** The teacher's code in the class link that opened the page, or ''. */
  link: string
  onChange: (values: StartValues) => void
  onSubmit: () => unknown
  children: ReactNode
}

const PAUSE_MS = 500

function refusalOf({ kind, message, detail }: Failure): string {
  const advice = detail ?? (kind === 'refused' ? 'Revisa el código con tu profesor o profesora.' : '')
  return `${message.replace(/\.?$/, '.')} ${advice}`
}

const roles = [
  { id: 'student', name: 'Sí' },
  { id: 'visitor', name: 'No' },
]

export function StartForm({ knownValues, link, children, ...form }: StartFormProps) {
  return (
    <Form id="start" className={styles.form} initialValues={knownValues ?? empty} laterValues={knownValues} {...form}>
      <StartFields knownValues={knownValues} link={link} />
      {children}
    </Form>
  )
}

/** The fields for the role and the teacher's code. If a class link opened the page, shows the teacher instead. */
function StartFields({ knownValues, link }: Pick<StartFormProps, 'knownValues' | 'link'>) {
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<StartValues>()
  const codeId = useFieldId('code')
  const isPrerendered = knownValues === null
  // Falls back to `knownValues`, which the form adopts one render later, so that the code field does not flicker.
  const isStudent = (values.role || knownValues?.role) === 'student'
  const code = teacherCode(values.code)
  const pause = code === knownValues?.code ? 0 : PAUSE_MS
  const request = useAppSelector((state) => selectLookUp(state, code))
  const teacher = useAppSelector((state) => selectTeacher(state, code))

  // If the session changes during a look-up, the request becomes idle again.
  const isDue = isStudent && code !== '' && request.status === 'idle'
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => void dispatch(lookUpTeacher(code)), pause)
    return () => clearTimeout(timer)
  }, [isDue, code, pause, dispatch])

  const failure = request.status === 'failed' ? request.failure : null
  const search = () => void dispatch(lookUpTeacher(code))
  useWindowEvent('online', () => failure?.kind === 'unanswered' && search())
  const [isChanging, setIsChanging] = useState(false)
  const isLinked = isStudent && link !== '' && code === link && !isChanging
  const refusal = failure ? refusalOf(failure) : undefined

  function changeTeacher() {
    flushSync(() => setIsChanging(true))
    document.getElementById(codeId)?.focus()
  }

  const found = isStudent && (
    <TeacherFound
      teacher={teacher}
      refusal={refusal}
      isSearching={code !== '' && !teacher && !failure}
      onRetry={failure && failure.kind !== 'refused' && search}
      onChange={isLinked && changeTeacher}
    />
  )
  // With a key, it does not reuse the element of the question, whose move would count as a layout shift.
  const panel = classNames(styles.teacher, refusal && styles.refused)
  if (isLinked)
    return (
      <div key="teacher" className={panel}>
        {found}
      </div>
    )
  return (
    <>
      <div className={classNames(styles.question, isPrerendered && styles.prerenderedQuestion)}>
        <RadioCards name="role" label="¿Eres un estudiante?" options={roles} columns="pair" look="title" />
      </div>
      {isPrerendered && (
        <p className={`${styles.teacher} ${styles.prerenderedSearch}`}>
          <Searching />
        </p>
      )}
      <Stack gap={3} className={isPrerendered ? styles.prerenderedCode : undefined}>
        {(isStudent || isPrerendered) && (
          <TextField
            name="code"
            label="Código de profesor"
            hint="Son los números que te dio tu profesor o profesora"
            look="code"
            refusal={refusal}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
        {found}
      </Stack>
    </>
  )
}

interface StartButtonsProps {
  /** Null until hydration. */
  role: StartValues['role'] | null
  canStart: boolean
  answered: number
  isUnsent: boolean
  /** For each question, whether it has a stored answer. */
  lit: readonly boolean[]
  onStart: (isRestart: boolean) => void
}

/** The start button; with stored answers, two: another student may be using the device. */
export function StartButtons({ role, canStart, answered, isUnsent, lit, onStart }: StartButtonsProps) {
  return (
    <>
      {answered > 0 && (
        <Note
          live="polite"
          title="Hay respuestas de antes en este dispositivo"
          actions={
            <>
              <Button onClick={() => onStart(false)}>Continuar</Button>
              <Button tone="secondary" onClick={() => onStart(true)}>
                Empezar de nuevo
              </Button>
            </>
          }
        >
          <p>{`Respondidas: ${answered} de ${lit.length}.${isUnsent ? ' Siguen sin enviarse.' : ''} Si son tuyas, continúa donde te quedaste. Si no, empieza de nuevo y se borran.`}</p>
        </Note>
      )}
      <BeforeStart role={role} total={lit.length} />
      <Stack gap={2} className={classNames(styles.start, 'on-wall')}>
        <Lights lit={lit} />
        {answered === 0 && (
          <Button type="submit" tone="light" block disabled={!canStart}>
            Comenzar
          </Button>
        )}
      </Stack>
    </>
  )
}

function BeforeStart({ role, total }: Pick<StartButtonsProps, 'role'> & { total: number }) {
  const pauses =
    useAfterHydration(canStoreAnswers) === false
      ? 'No cierres ni recargues la página: este navegador no guarda tus respuestas.'
      : 'Puedes hacer pausas: todo se guarda 24 horas.'
  const isPrerendered = role === null
  const isSignedIn = useUser() !== null
  const isAnonymous = isPrerendered || (role === 'student' && !isSignedIn)
  return (
    <Stack gap={3} className={styles.before}>
      <p className="lit">
        <b>Las preguntas hablan de genocidio y discriminación.</b>
        <span className="muted">{`Son ${total} preguntas. ${pauses} Si algo te incomoda, platícalo con tu profesor.`}</span>
      </p>
      <div className="whole-links">
        <PrivacyLine>
          Al comenzar aceptas los <Link to={paths.terms}>términos</Link>. {AGE_RULE}{' '}
          {(isAnonymous || isSignedIn || role === 'visitor') && (
            <span className={isPrerendered ? `${styles.prerenderedAnonymous} signed-out` : undefined}>
              {`Tus respuestas viajan ${isAnonymous ? 'sin tu nombre' : 'con el correo de tu cuenta'}.`}
            </span>
          )}
        </PrivacyLine>
      </div>
    </Stack>
  )
}
