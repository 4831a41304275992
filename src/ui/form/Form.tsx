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

import { FormIdContext } from './useFieldId'
import { useTypedBeforeHydration } from './useTypedBeforeHydration'

interface FormProps<Values> {
  /** In kebab case, unique on its page. The ids of its fields begin with it. */
  id: string
  initialValues: Values
  /** Values that are known later, such as a draft. When they change, they fill the fields that the user has not changed. */
  laterValues?: Partial<Values> | null
  schema: Schema
  /**
   * Validates on mount, change and blur: a field shows its error on blur. Otherwise the form shows errors on
   * submit, and from then on at every change.
   */
  validatesFromMount?: boolean
  /** Called with the values after every change, not before the first. */
  onChange?: ((values: Values) => unknown) | undefined
  /** Called before it is sent. True: it showed another screen or question instead, and is not sent. */
  beforeSubmit?: (values: Values) => boolean
  /** Sends it. Until this is done, the form cannot be sent again. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => unknown
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/** A form with its values and rules. Its fields are the kit's; `ErrorSummary` says above them what has to be corrected. */
export function Form<Values extends FormikValues>({
  initialValues,
  schema,
  validatesFromMount = false,
  onSubmit,
  ...form
}: FormProps<Values>) {
  const [isTried, setIsTried] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      // Formik lets these errors replace those of the schema.
      validate={() => incompleteDates(element.current)}
      validateOnMount={validatesFromMount}
      validateOnChange={validatesFromMount || isTried}
      validateOnBlur={validatesFromMount}
      onSubmit={async (values, helpers) => {
        await onSubmit(values, helpers)
      }}
    >
      <FormIdContext value={form.id}>
        <FormElement<Values> element={element} onTry={() => setIsTried(true)} {...form} />
      </FormIdContext>
    </Formik>
  )
}

/**
 * The errors of date controls that contain no date: half typed, or one that no calendar has. Their value is '', as if they
 * were empty.
 */
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
  onTry: () => void
}

function FormElement<Values extends FormikValues>({
  element,
  laterValues = null,
  onChange,
  beforeSubmit,
  onTry,
  ...form
}: FormElementProps<Values>) {
  const { initialValues, values, setValues, handleSubmit, isSubmitting } = useFormikContext<Values>()
  const filled = useRef(initialValues)
  const lastReported = useRef(values)

  const isReady = useTypedBeforeHydration(element)

  const fill = useEffectEvent((later: Partial<Values> | null) => {
    const before = filled.current
    filled.current = { ...before, ...later }
    if (!isSame(before, filled.current)) void setValues(withFilled(values, before, filled.current))
  })
  useLayoutEffect(() => fill(laterValues), [laterValues])

  useEffect(() => {
    if (!isReady || lastReported.current === values) return
    lastReported.current = values
    onChange?.(values)
  }, [isReady, values, onChange])

  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    event.stopPropagation()
    if (isSubmitting || beforeSubmit?.(values) === true) return
    onTry()
    handleSubmit()
  }

  return <form {...form} ref={element} noValidate onSubmit={submit} />
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Fills later values, such as a draft, into the fields that the user has not changed since the previous ones. */
function withFilled<Values extends object>(values: Values, before: Values, later: Values): Values {
  const untouched = Object.entries(later).filter(([name]) =>
    isSame(Reflect.get(values, name), Reflect.get(before, name)),
  )
  return { ...values, ...Object.fromEntries(untouched) }
}
