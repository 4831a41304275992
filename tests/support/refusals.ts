import { type ObjectSchema, ValidationError } from 'yup'

/** Returns the schema's error messages for these values. */
export async function refusals(schema: Pick<ObjectSchema<object>, 'validate'>, values: object): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}

/** Returns only the error messages that the change adds, so that a new rule does not affect unrelated tests. */
export async function refusalsAfter<Values extends object>(
  schema: Pick<ObjectSchema<object>, 'validate'>,
  complete: Values,
  change: Partial<Values>,
): Promise<string[]> {
  const before = await refusals(schema, complete)
  return (await refusals(schema, { ...complete, ...change })).filter((sentence) => !before.includes(sentence))
}
