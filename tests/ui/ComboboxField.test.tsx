import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { ComboboxField } from '@/ui/combobox/ComboboxField'

import { Form } from './Form'

const SCHOOLS = ['Escuela Secundaria Técnica 14', 'Colegio Madrid', 'Escuela Técnica Niños Héroes', 'Colegio Madrid']

interface Setup {
  options?: string[]
  school?: string
  position?: 'first' | 'last'
}

function renderSchool({ options = SCHOOLS, school = '', position = 'first' }: Setup = {}) {
  const onSend = vi.fn<(values: { school: string }) => void>()
  render(
    <Form
      initial={{ school }}
      validate={(values) => (values.school === '' ? { school: 'La escuela es obligatoria.' } : {})}
      onSend={onSend}
    >
      <ComboboxField name="school" label="Escuela" options={options} extraOption={{ name: 'Otro', position }} />
    </Form>,
  )
  return { onSend, field: screen.getByRole('combobox', { name: 'Escuela' }), user: userEvent.setup() }
}

const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('the list of options', () => {
  test.each([
    ['tecnica', ['Otro', 'Escuela Secundaria Técnica 14', 'Escuela Técnica Niños Héroes']],
    ['zzz', ['Otro']],
  ])('offers the matches of «%s»', async (typed, names) => {
    const { user, field } = renderSchool()
    await user.type(field, typed)
    expect(offered()).toEqual(names)
  })

  test('offers every name once when opened, with the extra option at the given position', async () => {
    const { user, field } = renderSchool({ position: 'last' })
    await user.click(field)
    expect(offered()).toEqual([
      'Escuela Secundaria Técnica 14',
      'Colegio Madrid',
      'Escuela Técnica Niños Héroes',
      'Otro',
    ])
  })

  test('announces the number of matches', async () => {
    const { user, field } = renderSchool()
    await user.click(field)
    expect(screen.queryByText(/coincidencia/)).not.toBeInTheDocument()
    await user.type(field, 'tecnica')
    expect(screen.getByText('2 coincidencias')).toBeInTheDocument()
    await user.type(field, 'zzz')
    expect(screen.getByText('Sin coincidencias')).toBeInTheDocument()
    expect(screen.getByText('Ningún nombre coincide con «tecnicazzz».')).toBeVisible()
  })

  test('shows fifty of many matches, and asks the user to continue typing', async () => {
    const { user, field } = renderSchool({ options: Array.from({ length: 1200 }, (_, number) => `Escuela ${number}`) })
    await user.type(field, 'escuela')
    expect(screen.getAllByRole('option')).toHaveLength(51)
    expect(screen.getByText('y 1,150 más: sigue escribiendo')).toBeVisible()
  })
})

describe('the combobox', () => {
  test('selects the first match on Enter, and submits the form only on a second Enter', async () => {
    const { user, field, onSend } = renderSchool()
    await user.type(field, 'madrid{Enter}')
    expect(field).toHaveValue('Colegio Madrid')
    expect(onSend).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onSend).toHaveBeenCalledWith({ school: 'Colegio Madrid' })
  })

  test('moves through the options with the arrow keys', async () => {
    const { user, field } = renderSchool()
    await user.type(field, 'tecnica{ArrowDown}{Enter}')
    expect(field).toHaveValue('Escuela Técnica Niños Héroes')
  })

  test('selects a fully typed name on blur, in any spelling', async () => {
    const { user, field } = renderSchool()
    await user.type(field, 'colegio  MADRID')
    await user.tab()
    expect(field).toHaveValue('Colegio Madrid')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test.each([
    ['the first match', 'tecnica', ''],
    ['an option under the mouse', 'tecnica', 'Escuela Técnica Niños Héroes'],
    ['an option under the mouse if nothing was typed', '', 'Colegio Madrid'],
  ])('does not select %s on Tab', async (_what, typed, hovered) => {
    const { user, field } = renderSchool()
    await user.click(field)
    if (typed !== '') await user.keyboard(typed)
    if (hovered !== '') await user.hover(screen.getByRole('option', { name: hovered }))
    await user.tab()
    expect(field).toHaveValue(typed)
  })

  test('selects an option on Tab after an arrow key, unless the mouse moves to another option', async () => {
    const { user, field } = renderSchool()
    await user.type(field, 'tecnica{ArrowDown}')
    await user.tab()
    expect(field).toHaveValue('Escuela Técnica Niños Héroes')
    await user.clear(field)
    await user.type(field, 'tecnica{ArrowDown}')
    await user.hover(screen.getByRole('option', { name: 'Escuela Secundaria Técnica 14' }))
    await user.tab()
    expect(field).toHaveValue('tecnica')
  })

  test.each([
    ['Colegio Madrid', ' de otra parte'],
    ['', 'zzz'],
  ])('keeps input that matches no option, shows an error and has an empty value: «%s»', async (school, typed) => {
    const { user, field, onSend } = renderSchool({ school })
    await user.type(field, typed)
    await user.tab()
    expect(await screen.findByText(`«${school}${typed}» no está en la lista.`)).toBeInTheDocument()
    expect(field).toHaveValue(school + typed)
    await user.type(field, '{Enter}{Enter}')
    expect(await screen.findByText('La escuela es obligatoria.')).toBeVisible()
    expect(field).toHaveAccessibleDescription('La escuela es obligatoria.')
    expect(field).toBeInvalid()
    expect(onSend).not.toHaveBeenCalled()
    await user.type(field, 'x')
    expect(screen.queryByText(/no está en la lista/)).not.toBeInTheDocument()
  })

  test('is cleared by the button, by Esc and by deleting the input', async () => {
    const { user, field } = renderSchool({ school: 'Colegio Madrid' })
    await user.click(screen.getByRole('button', { name: 'Borrar', description: 'Escuela' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    await user.type(field, 'madrid{Enter}{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'madrid{Enter}')
    await user.clear(field)
    await user.tab()
    expect(field).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Borrar', description: 'Escuela' })).not.toBeInTheDocument()
  })

  test('closes the list on Esc and keeps the choice', async () => {
    const { user, field } = renderSchool({ school: 'Colegio Madrid' })
    await user.click(field)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(field).toHaveValue('Colegio Madrid')
  })
})

function LateSchool() {
  const [names, setNames] = useState<string[]>([])
  return (
    <>
      <ComboboxField name="school" label="Escuela" options={names} extraOption={{ name: 'Otro', position: 'first' }} />
      <button type="button" onPointerEnter={() => setNames(SCHOOLS)}>
        Llegan los nombres
      </button>
    </>
  )
}

async function typeBefore(typed: string) {
  render(
    <Form initial={{ school: '' }}>
      <LateSchool />
    </Form>,
  )
  const user = userEvent.setup()
  const field = screen.getByRole('combobox', { name: 'Escuela' })
  await user.type(field, typed)
  const arrive = () => user.hover(screen.getByRole('button', { name: 'Llegan los nombres' }))
  return { user, field, arrive }
}

describe('the combobox with names that load late', () => {
  test('reports an unknown name only after the names have loaded', async () => {
    const { user, field, arrive } = await typeBefore('zzz{Enter}')
    await user.tab()
    expect(field).toHaveValue('zzz')
    await arrive()
    expect(field).toHaveValue('zzz')
    expect(screen.getByText('«zzz» no está en la lista.')).toBeInTheDocument()
  })
})
