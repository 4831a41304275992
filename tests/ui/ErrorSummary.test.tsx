import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormikErrors } from 'formik'
import { describe, expect, test, vi } from 'vitest'

import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { NumberField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'

import { Form } from './Form'

interface Values {
  groups: { students: number | '' }[]
  email: string
}

function validate({ email, groups }: Values) {
  const errors: FormikErrors<Values> = {}
  if (email === '') errors.email = 'El correo es obligatorio.'
  if (groups[1]?.students === '') {
    // Formik leaves a hole in the array for a group without errors.
    const ofGroups: FormikErrors<Values['groups'][number]>[] = []
    ofGroups[1] = { students: 'Mínimo un estudiante' }
    errors.groups = ofGroups
  }
  return errors
}

const groupOf = (name: string) => (name.startsWith('groups.1.') ? 'Grupo 2: ' : undefined)

function renderForm() {
  const onSend = vi.fn<(values: Values) => void>()
  render(
    <Form<Values>
      initial={{ email: '', groups: [{ students: 1 }, { students: '' }] }}
      validate={validate}
      onSend={onSend}
    >
      <ErrorSummary labelOf={groupOf} />
      <NumberField name="groups.1.students" label="Número de estudiantes" />
      <TextField name="email" label="Correo electrónico" type="email" />
    </Form>,
  )
  const user = userEvent.setup()
  return { onSend, user, send: () => user.click(screen.getByRole('button', { name: 'Enviar' })) }
}

describe('the summary of errors', () => {
  test('receives focus and lists the fields in the order of the page', async () => {
    const { send } = renderForm()
    await send()
    const summary = await screen.findByRole('region', { name: 'Revisa 2 datos' })
    // Focus makes screen readers read the summary. With role=alert, they would read the summary twice.
    await vi.waitFor(() => expect(summary).toHaveFocus())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(within(summary).getByRole('heading', { name: 'Revisa 2 datos' })).toBeVisible()
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Grupo 2: Mínimo un estudiante', 'El correo es obligatorio.'])
  })

  test('links to each field without changing the URL', async () => {
    const { user, send } = renderForm()
    await send()
    await user.click(await screen.findByRole('link', { name: 'Grupo 2: Mínimo un estudiante' }))
    expect(screen.getByLabelText('Número de estudiantes')).toHaveFocus()
    expect(window.location.hash).toBe('')
  })

  test('63. counts the fields that are left and crosses out the others, and disappears when the form is valid', async () => {
    const { user, send } = renderForm()
    await send()
    const students = await screen.findByLabelText('Número de estudiantes')
    await user.type(students, '3')
    expect(screen.getByRole('heading', { name: 'Revisa 1 dato' })).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('Grupo 2: Mínimo un estudiante', { selector: 's' })).toBeVisible()
    await user.clear(students)
    expect(screen.getByRole('heading', { name: 'Revisa 2 datos' })).toBeVisible()
    await user.type(students, '3')
    await user.type(screen.getByLabelText('Correo electrónico'), 'a')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  test('lists a single error, and moves focus to its field', async () => {
    const { user, send, onSend } = renderForm()
    await send()
    await user.type(await screen.findByLabelText('Número de estudiantes'), '3')
    await send()
    const summary = await screen.findByRole('region', { name: 'Revisa 1 dato' })
    await vi.waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus())
    expect(within(summary).getByRole('heading', { name: 'Revisa 1 dato' })).toBeVisible()
    await user.type(screen.getByLabelText('Correo electrónico'), 'a@b.mx')
    await send()
    expect(onSend).toHaveBeenCalledWith({ email: 'a@b.mx', groups: [{ students: 1 }, { students: 3 }] })
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})
