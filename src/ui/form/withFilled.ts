export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Copies later values, such as a draft, into the fields that still have their previous value. */
export function withFilled<Values extends object>(values: Values, before: Values, later: Values): Values {
  const untouched = Object.entries(later).filter(([name]) =>
    isSame(Reflect.get(values, name), Reflect.get(before, name)),
  )
  return { ...values, ...Object.fromEntries(untouched) }
}
