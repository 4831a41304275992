import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { object } from 'yup'

import { days, stored } from '@/lib/browserStorage'
import { Button } from '@/ui/Button'
import { SelectField } from '@/ui/form/SelectField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { Form } from '@/ui/form/Form'
import { RadioCards } from '@/ui/form/ChoiceCards'
import { PrerenderedFormsContext } from '@/ui/form/prerenderedForms'
import { TextField } from '@/ui/form/TextField'
import { useFormDraft } from '@/ui/form/useFormDraft'

const empty = { name: '', city: '', message: '', grade: '', profile: '' }
type Values = typeof empty
const sizes = [
  { id: '1', name: 'Primaria' },
  { id: '2', name: 'Secundaria' },
]
const storedDraft = stored(
  'prueba',
  (storedValue): Partial<Values> | null => (typeof storedValue === 'object' ? storedValue : null),
  { lifetime: days(1) },
)
const onSubmit = vi.fn<(values: Values) => void>()

function DraftedForm() {
  const draft = useFormDraft<Values, Partial<Values>>({
    stored: storedDraft,
    initial: () => empty,
    restore: (storedValue, initial) => ({ ...initial, ...storedValue }),
    toStored: (values) => values,
  })
  const [renders, setRenders] = useState(0)
  return (
    <Form id="example" key={draft.version} {...draft.formValues} schema={object()} onSubmit={onSubmit}>
      <TextField name="name" label="Nombre" />
      <TextField name="city" label={`Ciudad${renders > 0 ? ' o pueblo' : ''}`} />
      <TextAreaField name="message" label="Mensaje" />
      <SelectField name="grade" label="Nivel" options={sizes} />
      <RadioCards name="profile" label="Perfil" columns="three" options={sizes} />
      <p>{draft.status}</p>
      <Button onClick={() => setRenders(renders + 1)}>Mostrar otra vez</Button>
      <Button onClick={draft.clear}>Otro formulario</Button>
      <Button type="submit">Enviar</Button>
    </Form>
  )
}

let prerendered: HTMLElement
let stop = () => {}

beforeEach(() => {
  onSubmit.mockReset()
  prerendered = document.createElement('div')
  prerendered.innerHTML = renderToString(<DraftedForm />)
  document.body.append(prerendered)
})
afterEach(() => {
  act(stop)
  prerendered.remove()
})

/** Hydrates the prerendered form. */
async function start() {
  await act(() => {
    const root = hydrateRoot(
      prerendered,
      <PrerenderedFormsContext value={new Set(prerendered.querySelectorAll('form'))}>
        <DraftedForm />
      </PrerenderedFormsContext>,
      // React reports that the page was changed before hydration. The default handler would fail the test.
      { onRecoverableError: () => undefined },
    )
    stop = () => root.unmount()
    return Promise.resolve()
  })
  return userEvent.setup()
}

const field = (name: string) => screen.getByLabelText(name)
const send = () => screen.getByRole('button', { name: 'Enviar' })

test('the submit button is disabled until hydration', async () => {
  expect(send()).toBeDisabled()
  await start()
  expect(send()).toBeEnabled()
})

test('a form keeps, stores and sends input typed before hydration', async () => {
  const early = userEvent.setup()
  await early.type(field('Nombre'), 'Ana')
  await early.type(field('Mensaje'), 'Hola')
  await early.selectOptions(field('Nivel'), 'Secundaria')
  await early.click(screen.getByRole('radio', { name: 'Primaria' }))
  const typed = { name: 'Ana', city: '', message: 'Hola', grade: '2', profile: '1' }

  const user = await start()
  expect(storedDraft.read()).toEqual(typed)
  await user.click(screen.getByRole('button', { name: 'Mostrar otra vez' }))
  expect(field('Nombre')).toHaveValue('Ana')
  expect(field('Mensaje')).toHaveValue('Hola')
  expect(screen.getByRole('radio', { name: 'Primaria' })).toBeChecked()
  await user.type(field('Nombre'), ' Luz')
  await user.click(send())
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...typed, name: 'Ana Luz' })
})

test('a draft fills only fields without input typed before hydration', async () => {
  storedDraft.write({ name: 'Teresa', city: 'Puebla' })
  await userEvent.setup().type(field('Nombre'), 'Ana')
  await start()
  expect(field('Nombre')).toHaveValue('Ana')
  expect(field('Ciudad')).toHaveValue('Puebla')
  expect(storedDraft.read()).toMatchObject({ name: 'Ana', city: 'Puebla' })
})

test('a draft is restored and focus is kept if nothing was typed before hydration', async () => {
  storedDraft.write({ name: 'Teresa' })
  const input = field('Ciudad')
  input.focus()
  const user = await start()
  expect(field('Nombre')).toHaveValue('Teresa')
  expect(screen.getByText('restored')).toBeInTheDocument()
  expect(field('Ciudad')).toBe(input)
  expect(input).toHaveFocus()
  await user.keyboard('León')
  expect(screen.getByText('saved')).toBeInTheDocument()
})

/** The ways in which extensions and translators change a page so that hydration fails. */
const changes: [change: string, make: () => void][] = [
  [
    'a password manager adds a node',
    () => field('Nombre').insertAdjacentHTML('afterend', '<div data-lastpass-icon-root=""></div>'),
  ],
  [
    'a translator wraps and changes the texts',
    () => {
      const texts = document.createTreeWalker(prerendered, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
      for (const text of found) {
        const wrapper = document.createElement('span')
        text.replaceWith(wrapper)
        wrapper.textContent = `${text.data} (en)`
      }
    },
  ],
]

test.each(changes)(
  '103. a form keeps input, choices and focus if %s, so that hydration fails',
  async (_what, change) => {
    const early = userEvent.setup()
    await early.selectOptions(field('Nivel'), 'Secundaria')
    await early.click(screen.getByRole('radio', { name: 'Primaria' }))
    await early.type(field('Nombre'), 'Ana')
    storedDraft.write({ name: 'Teresa', city: 'Puebla' })
    const input = field('Nombre')
    change()

    const user = await start()
    expect(field('Nombre')).not.toBe(input)
    expect(field('Nombre')).toHaveFocus()
    expect(field('Ciudad')).toHaveValue('Puebla')
    expect(screen.getByRole('radio', { name: 'Primaria' })).toBeChecked()
    await user.keyboard(' Luz')
    await user.click(send())
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Ana Luz', city: 'Puebla', grade: '2', profile: '1' })
  },
)

test('103. a form that opens later does not get the input typed before hydration', async () => {
  await userEvent.setup().type(field('Nombre'), 'Ana')
  const user = await start()
  await user.click(screen.getByRole('button', { name: 'Otro formulario' }))
  expect(field('Nombre')).toHaveValue('')
})
