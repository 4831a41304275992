export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields whose value differs from that in `before`. */
export const changedFields = (values: object, before: object) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, Reflect.get(before, name))))

/** Copies later values, such as a draft, into the fields that still have their previous value. */
export const withFilled = <Values extends object>(values: Values, before: Values, later: Partial<Values>): Values => ({
  ...values,
  ...later,
  ...changedFields(values, before),
})
