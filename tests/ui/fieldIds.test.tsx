import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { bool, object, string } from 'yup'

import { Button } from '@/ui/Button'
import { EmailsField } from '@/ui/chips/EmailsField'
import { noChips } from '@/ui/chips/chips'
import { ComboboxField } from '@/ui/combobox/ComboboxField'
import { CheckboxCards } from '@/ui/form/CheckboxCards'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { RadioCards } from '@/ui/form/ChoiceCards'
import { DateField } from '@/ui/form/DateField'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { Form } from '@/ui/form/Form'
import { NumberField } from '@/ui/form/NumberField'
import { PasswordField } from '@/ui/form/PasswordField'
import { SelectField } from '@/ui/form/SelectField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { HintedTextField } from '@/ui/form/SoftHint'

const options = [
  { id: '1', name: 'Uno' },
  { id: '2', name: 'Dos' },
]
const required = string().required('Falta.')
const schema = object({
  email: required,
  password: required,
  grade: required,
  accepted: bool().isTrue('Falta.'),
  day: required,
})
const texts = { email: '', message: '', password: '', day: '', students: '', grade: '', school: '', profile: '' }
const initialValues = { ...texts, accepted: false, themes: [], emails: noChips }

/** A form with every field component, each with all of its descriptions. */
const EveryField = ({ id }: { id: string }) => (
  <Form id={id} aria-label={id} initialValues={initialValues} schema={schema} onSubmit={() => undefined}>
    <ErrorSummary />
    <HintedTextField name="email" label="Correo" hint="Pista" optional softHint={() => 'Duda'} />
    <TextAreaField name="message" label="Mensaje" hint="Pista" />
    <PasswordField
      name="password"
      label="Contraseña"
      autoComplete="new-password"
      checklist={[{ label: 'Larga', met: () => false }]}
    />
    <DateField name="day" label="Fecha" remark={() => 'Nota'} />
    <NumberField name="students" label="Estudiantes" />
    <SelectField name="grade" label="Nivel" options={options} />
    <ComboboxField
      name="school"
      label="Escuela"
      options={['Madrid']}
      extraOption={{ name: 'Otro', position: 'last' }}
    />
    <EmailsField name="emails" label="Correos" />
    <RadioCards name="profile" label="Perfil" hint="Pista" columns="two" options={options} />
    <CheckboxCards name="themes" label="Temas" hint="Pista" options={options} max={1} tooMany="Demasiados" />
    <CheckboxField name="accepted">Acepto</CheckboxField>
    <Button type="submit">Enviar</Button>
  </Form>
)

test('two forms on one page share no ids, and each label and error refers to its own control', async () => {
  render(
    <>
      <EveryField id="contact" />
      <EveryField id="login" />
    </>,
  )
  const user = userEvent.setup()
  const [first, second] = ['contact', 'login'].map((name) => screen.getByRole('form', { name }))
  if (!first || !second) throw new Error('There are two forms.')
  for (const form of [first, second]) await user.click(within(form).getByRole('button', { name: 'Enviar' }))
  for (const form of [first, second]) await within(form).findByRole('region')

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])

  const labels = ['Correo', 'Mensaje', 'Contraseña', 'Fecha', 'Estudiantes', 'Nivel', 'Escuela', 'Correos', 'Acepto']
  for (const form of [first, second]) {
    for (const label of labels) expect(form).toContainElement(within(form).getByLabelText(label))
    const references = [...form.querySelectorAll('[aria-describedby], [aria-labelledby], [aria-controls]')]
      .flatMap((element) =>
        ['aria-describedby', 'aria-labelledby', 'aria-controls'].map((name) => element.getAttribute(name)),
      )
      .flatMap((value) => value?.split(' ') ?? [])
    const missing = references.filter((id) => !form.contains(document.getElementById(id)))
    expect(missing).toEqual([])
  }

  const [link] = within(second).getAllByRole('link', { name: 'Falta.' })
  await user.click(link ?? second)
  expect(within(second).getByLabelText('Correo')).toHaveFocus()
})
