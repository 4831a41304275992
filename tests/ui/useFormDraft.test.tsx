import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { type DraftValues, visitDraft, withDraftTexts } from '@/model/drafts'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useFormDraft } from '@/ui/form/useFormDraft'

const stored = visitDraft(7)
const empty = { city: '', school: '', terms: false }
type Values = typeof empty

function Tab({ id, isSending = false, userId = 7 }: { id: string; isSending?: boolean; userId?: number }) {
  const draft = useFormDraft<Values, DraftValues>({
    stored: visitDraft(userId),
    initial: () => empty,
    restore: (kept, initial) => withDraftTexts(kept, initial),
    toStored: ({ terms: _terms, ...texts }) => texts,
  })
  return (
    <Form id={id} aria-label={id} key={draft.version} {...draft.formValues} isSending={isSending}>
      <TextField name="city" label="Ciudad" />
      <TextField name="school" label="Escuela" />
      <CheckboxField name="terms">Acepto</CheckboxField>
      <output>{draft.status}</output>
      {draft.cleared && (
        <button type="button" onClick={draft.undo}>
          Recuperar
        </button>
      )}
    </Form>
  )
}

/** Renders two tabs of one form, and returns the fields of each. */
function twoTabs() {
  return ['first', 'second'].map((id) => {
    render(<Tab id={id} />)
    return () => within(screen.getByRole('form', { name: id }))
  })
}

const city = (tab: ReturnType<typeof twoTabs>[number] | undefined) => tab?.().getByLabelText('Ciudad') ?? document.body
const school = (tab: ReturnType<typeof twoTabs>[number] | undefined) =>
  tab?.().getByLabelText('Escuela') ?? document.body
const notify = () => fireEvent(window, new StorageEvent('storage', { key: stored.key }))

it('a tab shows the input of another tab, keeps its own other fields, and does not store the draft again', async () => {
  const user = userEvent.setup()
  const [first, second] = twoTabs()
  await user.click(second?.().getByLabelText('Acepto') ?? document.body)
  await user.type(city(first), 'Puebla')
  const write = vi.spyOn(Storage.prototype, 'setItem')
  notify()
  expect(city(second)).toHaveValue('Puebla')
  expect(second?.().getByLabelText('Acepto')).toBeChecked()
  await user.type(city(second), ' de Zaragoza')
  notify()
  expect(city(first)).toHaveValue('Puebla de Zaragoza')
  expect(write).toHaveBeenCalledTimes(' de Zaragoza'.length)
})

it('a tab that did not hear of the input of another tab adds to it, and reads it when it becomes visible', async () => {
  const user = userEvent.setup()
  const [first, second] = twoTabs()
  await user.type(city(first), 'Puebla')
  await user.type(school(second), 'Juárez')
  expect(stored.read()).toEqual({ city: 'Puebla', school: 'Juárez' })
  expect(city(second)).toHaveValue('Puebla')
  fireEvent(document, new Event('visibilitychange'))
  expect(school(first)).toHaveValue('Juárez')
})

it('a draft that another tab has sent or cleared leaves the form, which can restore it', async () => {
  const user = userEvent.setup()
  const [first, second] = twoTabs()
  await user.type(city(first), 'Puebla')
  notify()
  // Not in the draft.
  await user.click(second?.().getByLabelText('Acepto') ?? document.body)
  const focused = city(second)
  focused.focus()
  stored.clear()
  notify()
  expect(city(second)).toHaveValue('')
  expect(second?.().getByLabelText('Acepto')).not.toBeChecked()
  // The same element: a new form would take the focus from a user who types.
  expect(city(second)).toBe(focused)
  expect(second?.().getByText('none')).toBeInTheDocument()
  await user.click(second?.().getByRole('button', { name: 'Recuperar' }) ?? document.body)
  expect(city(second)).toHaveValue('Puebla')
  expect(second?.().queryByRole('button', { name: 'Recuperar' })).not.toBeInTheDocument()
  expect(stored.read()).toEqual({ city: 'Puebla', school: '' })
  for (const time of ['second', 'third']) {
    stored.clear()
    notify()
    expect(city(second), `the ${time} time`).toHaveValue('')
    await user.type(city(second), 'Puebla')
  }
})

it('a tab keeps the input of a draft that expired or could not be stored, and stores it with the next change', async () => {
  const user = userEvent.setup()
  const [first] = twoTabs()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(city(first), 'Puebla')
  expect(first?.().getByText('blocked')).toBeInTheDocument()
  full.mockRestore()
  notify()
  await user.type(school(first), 'J')
  expect(stored.read()).toEqual({ city: 'Puebla', school: 'J' })
  stored.clear()
  await user.type(school(first), 'u')
  expect(stored.read()).toEqual({ city: 'Puebla', school: 'Ju' })
})

it('a form whose user is known only after hydration shows the input of another tab', () => {
  const { rerender } = render(<Tab id="form" userId={0} />)
  rerender(<Tab id="form" />)
  stored.write({ city: 'Puebla', school: 'Juárez' })
  notify()
  expect(screen.getByLabelText('Ciudad')).toHaveValue('Puebla')
})

it('a form that opens while its draft is being sent becomes blank when the request succeeds', () => {
  stored.write({ city: 'Puebla', school: 'Juárez' })
  const { rerender } = render(<Tab id="form" isSending />)
  expect(screen.getByLabelText('Ciudad')).toHaveValue('Puebla')
  rerender(<Tab id="form" />)
  expect(screen.getByText('restored')).toBeInTheDocument()
  rerender(<Tab id="form" isSending />)
  stored.clear()
  rerender(<Tab id="form" />)
  expect(screen.getByLabelText('Ciudad')).toHaveValue('')
  expect(screen.getByText('none')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Recuperar' })).not.toBeInTheDocument()
})
