import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { formField } from '@/ui/form/formField'

import { Form } from './Form'

const drawn: string[] = []

const Probe = formField<string, { name: string }>(({ field: { value, error, change, leave }, name }) => {
  drawn.push(name)
  return (
    <label>
      {name}
      <input value={value} onChange={(event) => change(event.target.value)} onBlur={leave} />
      <span>{error}</span>
    </label>
  )
})

beforeEach(() => {
  render(
    <Form
      initial={{ name: '', city: '' }}
      validate={({ name }) => (name.length < 3 ? { city: 'La ciudad va después del nombre.' } : {})}
    >
      <Probe name="name" />
      <Probe name="city" />
    </Form>,
  )
  drawn.length = 0
})

it('draws no other field while somebody types into one', async () => {
  await userEvent.type(screen.getByLabelText('name'), 'Ana')
  expect(screen.getByLabelText('name')).toHaveValue('Ana')
  expect(new Set(drawn)).toEqual(new Set(['name']))
})

it('draws another field when what is wrong with it changes', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(await screen.findByText('La ciudad va después del nombre.')).toBeInTheDocument()
  drawn.length = 0
  await userEvent.type(screen.getByLabelText('name'), 'Ana')
  expect(screen.queryByText('La ciudad va después del nombre.')).not.toBeInTheDocument()
  expect(drawn).toContain('city')
})
