import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { object, string, type StringSchema } from 'yup'

import { Button } from '@/ui/Button'
import { DateField } from '@/ui/form/DateField'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { Form } from '@/ui/form/Form'

const MISSING = 'La fecha de visita es obligatoria.'
const INCOMPLETE = 'Esa fecha no existe o está incompleta.'

function renderDate(rule: StringSchema) {
  const onSubmit = vi.fn<(values: { date: string }) => void>()
  render(
    <Form id="example" initialValues={{ date: '' }} schema={object({ date: rule })} onSubmit={onSubmit}>
      <ErrorSummary />
      <DateField name="date" label="Fecha" />
      <Button type="submit">Enviar</Button>
    </Form>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Fecha')
  return { user: userEvent.setup(), field, onSubmit, send: () => fireEvent.click(screen.getByText('Enviar')) }
}

/** Mocks a half-typed or impossible date. Browsers then report bad input and an empty value, and fire no event. */
const typePart = (field: HTMLInputElement) =>
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true })
const erase = (field: HTMLInputElement) => Reflect.deleteProperty(field, 'validity')

it('108. a date field rejects an incomplete date, and accepts the completed date immediately', async () => {
  const { field, onSubmit, send } = renderDate(string())
  typePart(field)
  send()
  await waitFor(() => expect(field).toHaveAccessibleDescription(INCOMPLETE))
  expect(screen.getByRole('region', { name: /^Revisa 1 dato/ })).toHaveTextContent(INCOMPLETE)
  await waitFor(() => expect(field).toHaveFocus())
  expect(onSubmit).not.toHaveBeenCalled()

  erase(field)
  fireEvent.change(field, { target: { value: '2026-12-11' } })
  await waitFor(() => expect(field).not.toHaveAccessibleDescription())
  send()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ date: '2026-12-11' }, expect.anything()))
})

it('108. after an empty submission, a half-typed date changes the error of a date field from missing to incomplete', async () => {
  const { user, field, send } = renderDate(string().required(MISSING))
  send()
  await waitFor(() => expect(field).toHaveAccessibleDescription(MISSING))
  typePart(field)
  await user.tab()
  await waitFor(() => expect(field).toHaveAccessibleDescription(INCOMPLETE))
})
