import {
  Formik,
  type FormikErrors,
  type FormikHelpers,
  type FormikValues,
  useFormikContext,
  validateYupSchema,
  yupToFormErrors,
} from 'formik'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Schema, ValidationError } from 'yup'

import { useHydrated } from '@/ui/useHydrated'

import { drawn } from './drawn'
import { isSame, withFilled, withTypedBefore } from './typedBefore'

interface FormProps<Values> {
  /** When they change later, they fill what was not changed in the form meanwhile. */
  initialValues: Values
  schema: Schema
  /** Called with the values after every change, not before the first. */
  onChange?: ((values: Values) => unknown) | undefined
  /**
   * For a form of several screens: called when it is about to be sent. True: it went on to another screen instead.
   */
  goesOn?: (values: Values) => boolean
  /** Sends it. Until this is done, the form cannot be sent again. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => unknown
  className?: string | undefined
  'aria-label'?: string
  children: ReactNode
}

/** A form with its values and rules. Its fields are the kit's; `ErrorSummary` says above them what has to be corrected. */
export function Form<Values extends FormikValues>({ initialValues, schema, onSubmit, ...form }: FormProps<Values>) {
  const validate = useLaterValidation<Values>(schema)
  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={validate}
      onSubmit={async (values, helpers) => {
        await onSubmit(values, helpers)
      }}
    >
      <FormElement<Values> initialValues={initialValues} {...form} />
    </Formik>
  )
}

function FormElement<Values extends FormikValues>({
  initialValues,
  onChange,
  goesOn,
  ...form
}: Omit<FormProps<Values>, 'schema' | 'onSubmit'>) {
  const { values, setValues, handleSubmit, isSubmitting } = useFormikContext<Values>()
  const element = useRef<HTMLFormElement>(null)
  const filled = useRef(initialValues)
  const told = useRef(values)
  const isAboutTo = useRef(false)

  const isHydrated = useHydrated()
  const takeTyped = useEffectEvent(() => {
    if (isHydrated || !element.current) return
    const typed = withTypedBefore(element.current, values)
    if (typed !== values) void setValues(typed)
  })
  // In a layout effect, because the next render would write Formik's values over what was typed.
  useLayoutEffect(() => takeTyped(), [])

  const fill = useEffectEvent((later: Values) => {
    if (isSame(filled.current, later)) return
    void setValues(withFilled(values, filled.current, later))
    filled.current = later
  })
  useLayoutEffect(() => fill(initialValues), [initialValues])

  useEffect(() => {
    if (!isHydrated || told.current === values) return
    told.current = values
    onChange?.(values)
  }, [isHydrated, values, onChange])

  // The press is drawn first: marking all that is wrong takes a cheap phone a moment.
  async function send() {
    if (isSubmitting || isAboutTo.current || goesOn?.(values) === true) return
    isAboutTo.current = true
    await drawn()
    isAboutTo.current = false
    handleSubmit()
  }

  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    event.stopPropagation()
    void send()
  }

  return <form {...form} ref={element} noValidate onSubmit={submit} />
}

async function errorsOf<Values extends object>(schema: Schema, values: Values): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema)
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error)
    throw error
  }
}

/**
 * Formik's `validate` for a schema: what was typed shows first, its rules run after. Keys that come meanwhile share one
 * run, with the latest values.
 */
function useLaterValidation<Values extends object>(schema: Schema) {
  const [validate] = useState(() => {
    let latest: Values
    let run: Promise<FormikErrors<Values>> | null = null

    return (values: Values) => {
      latest = values
      run ??= drawn().then(() => {
        run = null
        return errorsOf(schema, latest)
      })
      return run
    }
  })
  return validate
}
