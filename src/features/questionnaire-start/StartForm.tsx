import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import type { Failure } from '@/store/request'
import { Button } from '@/ui/Button'
import { RadioCards } from '@/ui/form/RadioCards'
import { TextField } from '@/ui/form/TextField'
import { Form } from '@/ui/form/Form'
import { RestoreDraftOffer } from '@/ui/form/RestoreDraftOffer'
import { useHydrated } from '@/ui/useHydrated'

import { BeforeStart } from './BeforeStart'
import styles from './StartForm.module.css'
import { startSchema, type StartValues } from './startSchema'
import { type LookUp, Searching, TeacherFound } from './TeacherFound'

interface StartFormProps {
  initialValues: StartValues
  /** The code of the link that was followed, or ''. */
  link: string
  lookUp: LookUp
  onLookUp: (code: string) => void
  onClear: () => void
  onChange: (values: StartValues) => void
  /** How many answers this device keeps from before, of how many questions. */
  kept: number
  total: number
  /** @param isAnew without the answers from before */
  onStart: (values: StartValues, isAnew: boolean) => void
}

/** Milliseconds after the last key before a code is looked up. */
const PAUSE = 500

/** Why a code leads to nobody, and what to do. */
function refusalOf({ kind, message, detail }: Failure): string {
  const advice = detail ?? (kind === 'refused' ? 'Revisa el código con tu profesor o profesora.' : '')
  return advice === '' ? message : `${message.replace(/\.$/, '')}. ${advice}`
}
const roles = [
  { id: 'si', name: 'Sí' },
  { id: 'no', name: 'No' },
]

export function StartForm({ initialValues, kept, total, onChange, onStart, ...rest }: StartFormProps) {
  return (
    <Form
      className={styles.form}
      initialValues={initialValues}
      schema={startSchema}
      onChange={onChange}
      // Enter must not decide between continuing with the answers from before and starting again.
      onSubmit={(values) => kept === 0 && onStart(values, false)}
    >
      <StartFields {...rest} known={initialValues} />
      <Start lookUp={rest.lookUp} kept={kept} total={total} onStart={onStart} />
    </Form>
  )
}

interface StartFieldsProps extends Pick<StartFormProps, 'link' | 'lookUp' | 'onLookUp' | 'onClear'> {
  /** What came with a link or was there before. */
  known: StartValues
}

/** Who answers and with whose code. To who followed a class link the teacher is shown, and neither is asked. */
function StartFields({ known, link, lookUp, onLookUp, onClear }: StartFieldsProps) {
  const { values } = useFormikContext<StartValues>()
  const isHydrated = useHydrated()
  // What is known is in the form a moment later: the field must not go and come back meanwhile.
  const isStudent = (values.isStudent || known.isStudent) === 'si'
  const code = values.code.trim()
  const pause = code === known.code ? 0 : PAUSE

  useEffect(() => {
    if (!isStudent || code === '') return undefined
    const timer = setTimeout(() => onLookUp(code), pause)
    return () => {
      clearTimeout(timer)
      onClear()
    }
  }, [isStudent, code, pause, onLookUp, onClear])

  const failure = lookUp.request.status === 'failed' ? lookUp.request.failure : null
  const [isChanging, setIsChanging] = useState(false)
  // The code of the link led to nobody: from then on it can be corrected.
  const [hasFailed, setHasFailed] = useState(false)
  if (failure && !hasFailed) setHasFailed(true)
  const isLinked = isStudent && link !== '' && !isChanging
  const asksCode = isStudent && (!isLinked || hasFailed || code !== link)

  function changeTeacher() {
    flushSync(() => setIsChanging(true))
    document.getElementById('code')?.focus()
  }

  return (
    <>
      {!isLinked && (
        <div className={isHydrated ? undefined : styles.prerenderedQuestion}>
          <RadioCards name="isStudent" label="¿Eres un estudiante?" options={roles} columns="pair" look="title" />
        </div>
      )}
      {!isHydrated && (
        <p className={styles.prerenderedSearch}>
          <Searching />
        </p>
      )}
      <div className={isHydrated ? styles.code : styles.prerenderedCode}>
        {(asksCode || !isHydrated) && (
          <TextField
            name="code"
            label="Código de profesor"
            hint="Son los números que te dio tu profesor o profesora"
            look="code"
            refusal={failure ? refusalOf(failure) : undefined}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
        {isStudent && (
          <TeacherFound
            {...lookUp}
            isSought={code !== ''}
            onRetry={() => onLookUp(code)}
            onChange={asksCode ? undefined : changeTeacher}
          />
        )}
      </div>
    </>
  )
}

function Start({ lookUp, kept, total, onStart }: Pick<StartFormProps, 'lookUp' | 'kept' | 'total' | 'onStart'>) {
  const { values } = useFormikContext<StartValues>()
  const canStart = values.isStudent === 'no' || (values.isStudent === 'si' && lookUp.teacher !== null)
  if (canStart && kept > 0) {
    return (
      <div className={styles.offered}>
        <RestoreDraftOffer
          title="Hay respuestas de antes en este teléfono"
          goOn="Continuar"
          onGoOn={() => onStart(values, false)}
          onRestart={() => onStart(values, true)}
        >
          <p>
            Respondidas: {kept} de {total}. Si son tuyas, continúa donde te quedaste. Si no, empieza de nuevo y se
            borran.
          </p>
        </RestoreDraftOffer>
        <BeforeStart />
      </div>
    )
  }
  return (
    <>
      <BeforeStart />
      <div className={styles.start}>
        <Button type="submit" size="l" block disabled={!canStart}>
          Comenzar
        </Button>
      </div>
    </>
  )
}
