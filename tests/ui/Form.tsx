import { Form as FormikForm, Formik, type FormikErrors, type FormikValues } from 'formik'
import type { ReactNode } from 'react'

import { Button } from '@/ui/Button'

interface FormProps<Values> {
  initial: Values
  validate?: (values: Values) => FormikErrors<Values>
  onSend?: (values: Values) => void
  children: ReactNode
}

/** Renders a form around the fields under test. */
export function Form<Values extends FormikValues>({ initial, validate, onSend, children }: FormProps<Values>) {
  return (
    <Formik<Values>
      initialValues={initial}
      {...(validate && { validate })}
      validateOnBlur={false}
      onSubmit={(values) => Promise.resolve(onSend?.(values))}
    >
      <FormikForm noValidate>
        {children}
        <Button type="submit">Enviar</Button>
      </FormikForm>
    </Formik>
  )
}
