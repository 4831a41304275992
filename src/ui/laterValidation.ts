import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik'
import { useState } from 'react'
import { type Schema, ValidationError } from 'yup'

import { drawn } from './drawn'

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
export function useLaterValidation<Values extends object>(schema: Schema) {
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
