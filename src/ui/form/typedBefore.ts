/**
 * What was typed or chosen in a written form before the application ran in it. Of fields that keep texts: no written form
 * has others.
 * @param values those it was written with
 * @returns the same values when nothing was
 */
export function withTypedBefore<Values extends object>(form: HTMLFormElement, values: Values): Values {
  const written = new Map<string, unknown>(Object.entries(values))
  const typed = [...new FormData(form)].filter(
    ([name, text]) => typeof written.get(name) === 'string' && written.get(name) !== text,
  )
  return typed.length === 0 ? values : { ...values, ...Object.fromEntries(typed) }
}

/** Whether two values, or all the values of two forms, say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Fills a form with what came later, such as a draft: what a person changed meanwhile stays.
 * @param before the values that were filled in last
 */
export function withFilled<Values extends object>(values: Values, before: Values, later: Values): Values {
  const untouched = Object.entries(later).filter(([name]) =>
    isSame(Reflect.get(values, name), Reflect.get(before, name)),
  )
  return { ...values, ...Object.fromEntries(untouched) }
}
