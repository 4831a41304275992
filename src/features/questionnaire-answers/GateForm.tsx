import { Formik, useFormikContext } from 'formik'
import { type ReactNode, useEffect } from 'react'

import type { QuestionnairePlace } from '@/lib/keptAnswers'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { RadioCards } from '@/ui/fields/RadioCards'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/Form'
import { KeepDraft } from '@/ui/KeepDraft'
import { WhenLive } from '@/ui/WhenLive'
import { useIsLive } from '@/ui/useIsLive'

import styles from './GateForm.module.css'
import { TeacherFound } from './TeacherFound'

export type GateValues = Pick<QuestionnairePlace, 'isStudent' | 'code'>

export interface LookUp {
  request: RequestState
  teacher: { name: string; school: string } | null
}

interface GateFormProps {
  initialValues: GateValues
  lookUp: LookUp
  onLookUp: (code: string) => void
  onClear: () => void
  onChange: (values: GateValues) => void
  onStart: (values: GateValues) => void
  /** What is said before the start, such as what the questions speak of. */
  children: (values: GateValues) => ReactNode
}

const PAUSE = 500
const roles = [
  { id: 'si', name: 'Sí' },
  { id: 'no', name: 'No' },
]

/** Who answers: a student with a teacher's code, or somebody else. */
export function GateForm({ initialValues, children, onStart, ...rest }: GateFormProps) {
  return (
    <Formik
      initialValues={initialValues}
      initialTouched={{ code: true }}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={(values, { setSubmitting }) => {
        onStart(values)
        setSubmitting(false)
      }}
    >
      <Form className={styles.form}>
        <WhenLive height="7.5rem">
          <GateFields {...rest} />
        </WhenLive>
        <Start lookUp={rest.lookUp}>{children}</Start>
      </Form>
    </Formik>
  )
}

function GateFields({
  lookUp,
  onLookUp,
  onClear,
  onChange,
}: Omit<GateFormProps, 'initialValues' | 'children' | 'onStart'>) {
  const { values, initialValues, setFieldError } = useFormikContext<GateValues>()
  const isStudent = values.isStudent === 'si'
  const code = values.code.trim()
  // A code that came with a link or was there before is looked up at once.
  const pause = code === initialValues.code ? 0 : PAUSE

  useEffect(() => {
    if (!isStudent || code === '') return undefined
    const timer = setTimeout(() => onLookUp(code), pause)
    return () => {
      clearTimeout(timer)
      onClear()
    }
  }, [isStudent, code, pause, onLookUp, onClear])

  const error = lookUp.request.status === 'failed' ? lookUp.request.failure.message : undefined
  useEffect(() => {
    setFieldError('code', error)
  }, [error, setFieldError])

  return (
    <>
      <KeepDraft<GateValues> onChange={onChange} />
      <RadioCards name="isStudent" label="¿Eres un estudiante?" options={roles} columns="pair" look="title" />
      {isStudent && (
        <div>
          <TextField
            name="code"
            label="Código de profesor"
            hint="Son los números que te dio tu profesor o profesora"
            look="code"
            announcesError
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
          />
          <TeacherFound {...lookUp} onRetry={() => onLookUp(code)} />
        </div>
      )}
    </>
  )
}

function Start({ lookUp, children }: Pick<GateFormProps, 'lookUp' | 'children'>) {
  const { values } = useFormikContext<GateValues>()
  const isLive = useIsLive()
  const canStart = values.isStudent === 'no' || (values.isStudent === 'si' && lookUp.teacher !== null)
  return (
    <>
      {children(values)}
      <div className={styles.start}>
        <Button type="submit" size="l" block disabled={!isLive || !canStart}>
          Comenzar
        </Button>
      </div>
    </>
  )
}
