/**
 * Adds what was typed or chosen in a prerendered form before it was hydrated. Only of fields whose values are strings;
 * prerendered forms have no others.
 * @param values the values that the form was rendered with
 * @returns the very same object when nothing was typed
 */
export function withTypedBefore<Values extends object>(form: HTMLFormElement, values: Values): Values {
  const written = new Map<string, unknown>(Object.entries(values))
  const typed = [...new FormData(form)].filter(
    ([name, text]) => typeof written.get(name) === 'string' && written.get(name) !== text,
  )
  return typed.length === 0 ? values : { ...values, ...Object.fromEntries(typed) }
}

/** Whether two values, or all values of two forms, are the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Fills a form with values that came later, such as a draft. Fields that were changed meanwhile stay as they are.
 * @param before the values that were filled in last
 */
export function withFilled<Values extends object>(values: Values, before: Values, later: Values): Values {
  const untouched = Object.entries(later).filter(([name]) =>
    isSame(Reflect.get(values, name), Reflect.get(before, name)),
  )
  return { ...values, ...Object.fromEntries(untouched) }
}
