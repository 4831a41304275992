import { type ObjectSchema, ValidationError } from 'yup'

/** The sentences with which a schema refuses these values. */
export async function refusals(schema: Pick<ObjectSchema<object>, 'validate'>, values: object): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}

/** What a change adds to the sentences of a complete form: a rule that is new shows where that is tested, and not here. */
export async function refusalsAfter<Values extends object>(
  schema: Pick<ObjectSchema<object>, 'validate'>,
  complete: Values,
  change: Partial<Values>,
): Promise<string[]> {
  const before = await refusals(schema, complete)
  return (await refusals(schema, { ...complete, ...change })).filter((sentence) => !before.includes(sentence))
}
