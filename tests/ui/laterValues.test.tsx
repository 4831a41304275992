import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { object } from 'yup'

import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'

interface Place {
  city: string
  school: string
}

const form = (initialValues: Place, laterValues: Partial<Place> | null) => (
  <Form
    id="example"
    initialValues={initialValues}
    laterValues={laterValues}
    schema={object()}
    onSubmit={() => undefined}
  >
    <TextField name="city" label="Ciudad" />
    <TextField name="school" label="Escuela" />
  </Form>
)

const city = () => screen.getByLabelText('Ciudad')
const school = () => screen.getByLabelText('Escuela')

test('laterValues fill only fields that the user has not changed; new initialValues fill no field', async () => {
  const { rerender } = render(form({ city: 'Puebla', school: '' }, null))
  rerender(form({ city: 'León', school: 'Juárez' }, null))
  expect(city()).toHaveValue('Puebla')
  expect(school()).toHaveValue('')

  await userEvent.setup().type(city(), ' de Zaragoza')
  rerender(form({ city: 'Puebla', school: '' }, { city: 'Toluca', school: 'Hidalgo' }))
  expect(city()).toHaveValue('Puebla de Zaragoza')
  expect(school()).toHaveValue('Hidalgo')
  rerender(form({ city: 'Puebla', school: '' }, { school: 'Morelos' }))
  expect(school()).toHaveValue('Morelos')
})
