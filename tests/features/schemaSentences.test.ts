import { beforeAll, expect, it } from 'vitest'
import { type AnySchema, defaultLocale, isSchema, Schema, type SchemaFieldDescription, setLocale } from 'yup'

import { refusals } from '../support/refusals'

const LIBRARY = 'A sentence of the library'

/** Imported only after setLocale, because a schema copies Yup's messages on creation. */
const modules = import.meta.glob<Record<string, unknown>>('/src/features/**/*.ts')
const question = { id: '7', number: 1, question: '¿Una?', answers: [{ id: '1', answer: 'Sí' }] }
let schemas: [name: string, schema: AnySchema][] = []

beforeAll(async () => {
  setLocale(
    Object.fromEntries(
      Object.entries(defaultLocale).map(([type, sentences]) => [
        type,
        Object.fromEntries(Object.keys(sentences).map((rule) => [rule, LIBRARY])),
      ]),
    ),
  )
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  const { answersSchema } = await import('@/features/questionnaire/answersSchema')
  schemas = [
    ['answersSchema', answersSchema([question])],
    ...loaded.flatMap(Object.entries<unknown>).flatMap(([name, value]): [string, AnySchema][] => {
      return isSchema(value) && value instanceof Schema ? [[name, value]] : []
    }),
  ]
})

const COUNTS = ['', -1, 0, 1.5]
const TEXTS = ['', ' ', 'x', '1', 'a@b', 'x'.repeat(300)]

/** Returns one of the values that the field's control can have; `index` selects the value. */
function filled(field: SchemaFieldDescription, index: number): unknown {
  if ('fields' in field) return filledForm(field, index)
  if (field.type === 'number') return COUNTS[index % COUNTS.length]
  if (field.type === 'boolean') return false
  if (field.type === 'array' || field.type === 'mixed') {
    const inner = 'innerType' in field && !Array.isArray(field.innerType) ? field.innerType : undefined
    return Array.from({ length: index }, () => (inner ? filled(inner, index) : 'x'))
  }
  return TEXTS[index]
}

const filledForm = (form: SchemaFieldDescription, index: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries('fields' in form ? form.fields : {}).map(([name, field]) => [name, filled(field, index)]),
  )

it('92. every rule of every form replaces Yup’s default message', async () => {
  expect(schemas.map(([name]) => name)).toEqual(expect.arrayContaining(['loginSchema', 'contactSchema']))
  const said = await Promise.all(
    schemas.flatMap(([name, schema]) =>
      TEXTS.flatMap((_text, index) => {
        const values = filledForm(schema.describe(), index)
        const asTeacher = { ...values, profile_id: '1', school: 'Otro' }
        return [values, asTeacher].map(async (form) => (await refusals(schema, form)).map((text) => `${name}: ${text}`))
      }),
    ),
  )
  expect([...new Set(said.flat())].filter((text) => text.includes(LIBRARY))).toEqual([])
  expect(said.flat().length).toBeGreaterThan(0)
})
