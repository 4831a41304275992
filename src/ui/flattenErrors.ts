/** Formik's nested errors as a list: `{ groups: [{ students: 'x' }] }` is `groups.0.students`: x. */
export function flattenErrors(errors: unknown, path = ''): { name: string; message: string }[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ name: path, message: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, inner]) => flattenErrors(inner, path === '' ? key : `${path}.${key}`))
}
