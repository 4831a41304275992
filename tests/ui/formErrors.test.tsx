import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { object, string } from 'yup'

import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'

const REQUIRED = 'El nombre es obligatorio.'
const LATER = 'La ciudad va después del nombre.'
const schema = object({ name: string().required(REQUIRED) })

function renderForm(validatesFromMount: boolean) {
  const onSubmit = vi.fn<(values: { name: string }) => void>()
  render(
    <Form
      id="example"
      initialValues={{ name: '' }}
      schema={schema}
      validatesFromMount={validatesFromMount}
      onSubmit={(values) => onSubmit(values)}
    >
      <TextField name="name" label="Nombre" />
      <Button type="submit">Enviar</Button>
    </Form>,
  )
  const user = userEvent.setup()
  return { user, onSubmit, field: screen.getByLabelText('Nombre'), send: screen.getByRole('button') }
}

test('a form shows errors on submit, and then on every change', async () => {
  const { user, onSubmit, field, send } = renderForm(false)
  await user.type(field, 'a{Backspace}')
  await user.tab()
  expect(field).toBeValid()
  await user.click(send)
  expect(await screen.findByText(REQUIRED)).toBeInTheDocument()
  await user.type(field, 'Ana')
  expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument()
  await user.clear(field)
  expect(await screen.findByText(REQUIRED)).toBeInTheDocument()
  await user.type(field, 'Ana')
  await user.click(send)
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ana' }))
})

test('125. the error of a field that a press leaves appears after the press, for a mouse and the keyboard', async () => {
  const { user, field, send } = renderForm(true)
  await user.click(field)
  await user.pointer({ keys: '[MouseLeft>]', target: document.body })
  expect(field).not.toHaveFocus()
  expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  expect(await screen.findByText(REQUIRED)).toBeInTheDocument()

  await user.type(field, 'Ana')
  expect(screen.queryByText(REQUIRED)).not.toBeInTheDocument()
  await user.clear(field)
  await user.tab()
  expect(send).toHaveFocus()
  expect(await screen.findByText(REQUIRED)).toBeInTheDocument()
})

test('the error of a field disappears when a change of another field makes the field valid', async () => {
  render(
    <Form
      id="example"
      initialValues={{ name: '', city: '' }}
      schema={object({ city: string().when('name', ([name], city) => (name ? city : city.required(LATER))) })}
      onSubmit={() => undefined}
    >
      <TextField name="name" label="Nombre" />
      <TextField name="city" label="Ciudad" />
      <Button type="submit">Enviar</Button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(LATER)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana')
  expect(screen.queryByText(LATER)).not.toBeInTheDocument()
})
