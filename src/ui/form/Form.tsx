import { Formik, type FormikHelpers, type FormikValues, useFormikContext } from 'formik'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Schema } from 'yup'

import { SendingContext } from '@/ui/SendingContext'
import { useOutcomeInView } from '@/ui/useOutcomeInView'

import { PressContext, usePress } from './press'
import { FormIdContext } from './useFieldId'
import { useTypedBeforeHydration } from './useTypedBeforeHydration'
import { isSame, withFilled } from './withFilled'

interface FormProps<Values> {
  /** In kebab case, unique on the page. The ids of the form's fields begin with this id. */
  id: string
  initialValues: Values
  /** Values loaded after the first render, such as a draft. They fill the fields that the user has not changed. */
  laterValues?: Partial<Values> | null
  /** Input from another tab. It replaces the values of its fields, and the errors go with the older input. */
  newerValues?: object | null
  /** Not needed if the form cannot be sent with invalid input. */
  schema?: Schema
  /** Validates from the start, and shows errors on blur. By default, the first submit starts validation. */
  validatesFromMount?: boolean
  /** Whether the input is being sent. Disables the fields: they accept no input that would be neither sent nor kept. */
  isSending?: boolean
  /** Called when `isSending` ends, after a success or a failure. */
  onSettled?: () => void
  /** Called after every change, but not on mount. */
  onChange?: ((values: Values) => unknown) | undefined
  /** Called on submit, before validation. Returns true to cancel the submit, for instance to show another screen. */
  beforeSubmit?: (values: Values) => boolean
  /** Sends the form. The user cannot submit again until the returned promise settles. */
  onSubmit?: (values: Values, form: FormikHelpers<Values>) => unknown
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/** A Formik form for the fields of this folder. Put an `ErrorSummary` above the fields. */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  validatesFromMount = false,
  onSubmit,
  ...form
}: FormProps<Values>) {
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      // These errors take precedence over those of the schema.
      validate={() => incompleteDates(element.current)}
      validateOnMount={validatesFromMount}
      validateOnChange={validatesFromMount || hasSubmitted}
      validateOnBlur={validatesFromMount}
      onSubmit={async (values, helpers) => {
        await onSubmit?.(values, helpers)
      }}
    >
      <FormIdContext value={form.id}>
        <FormElement<Values> element={element} onSubmitAttempt={() => setHasSubmitted(true)} {...form} />
      </FormIdContext>
    </Formik>
  )
}

/** Returns errors for incomplete or impossible dates, which the schema cannot detect: their value is ''. */
function incompleteDates(form: HTMLFormElement | null) {
  const dates = form?.querySelectorAll<HTMLInputElement>('[type=date]') ?? []
  const wrong = [...dates].filter(({ validity }) => validity.badInput)
  return Object.fromEntries(wrong.map(({ name }) => [name, 'Esa fecha no existe o está incompleta.']))
}

interface FormElementProps<Values> extends Omit<
  FormProps<Values>,
  'initialValues' | 'schema' | 'validatesFromMount' | 'onSubmit'
> {
  element: RefObject<HTMLFormElement | null>
  onSubmitAttempt: () => void
}

function FormElement<Values extends FormikValues>({
  element,
  laterValues = null,
  newerValues = null,
  isSending = false,
  onSettled,
  onChange,
  beforeSubmit,
  onSubmitAttempt,
  ...form
}: FormElementProps<Values>) {
  const { initialValues, values, setValues, resetForm, handleSubmit, isSubmitting } = useFormikContext<Values>()
  const filled = useRef(initialValues)
  const lastReported = useRef(values)

  const isReady = useTypedBeforeHydration(element)

  const fill = useEffectEvent((later: Partial<Values> | null) => {
    const before = filled.current
    filled.current = { ...before, ...later }
    if (!isSame(before, filled.current)) void setValues(withFilled(values, before, filled.current))
  })
  useLayoutEffect(() => fill(laterValues), [laterValues])

  const takeNewer = useEffectEvent((newer: object) => resetForm({ values: { ...values, ...newer } }))
  useLayoutEffect(() => {
    if (newerValues) takeNewer(newerValues)
  }, [newerValues])

  useEffect(() => {
    if (!isReady || lastReported.current === values) return
    lastReported.current = values
    onChange?.(values)
  }, [isReady, values, onChange])

  const settle = useEffectEvent(() => onSettled?.())
  useEffect(() => (isSending ? () => settle() : undefined), [isSending])
  useOutcomeInView(form.id, isSending)

  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSubmitting || isSending || beforeSubmit?.(values) === true) return
    onSubmitAttempt()
    handleSubmit()
  }

  return (
    <SendingContext value={isSending}>
      <PressContext value={usePress(element)}>
        <form {...form} ref={element} noValidate onSubmit={submit} />
      </PressContext>
    </SendingContext>
  )
}
