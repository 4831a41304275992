import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { answer, received } from '../support/server'
import { visit } from '../support/visit'

const PATH = '/users/1101/send_questionnaire_to_students'
const field = () => screen.findByLabelText('Correos de los estudiantes')
const button = () => screen.getByRole('button', { name: 'Enviar cuestionario' })
const posts = async () => (await received()).filter(({ line }) => line === `POST ${PATH}`)
const list = (count: number) => Array.from({ length: count }, (_, number) => `a${number}@x.mx`).join(' ')
const chip = (email: string) => screen.queryByRole('button', { name: `Quitar ${email}` })

async function arrive() {
  const { user, address } = await visit('/enviar-cuestionario', { as: 'teacher' })
  await field()
  return { user, address }
}

async function paste(user: UserEvent, text: string) {
  await user.click(await field())
  await user.paste(text)
}

const drop = (file: File) => fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file] } })

describe('/enviar-cuestionario', () => {
  it('36. sends to the chips and to what is still typed, and says that it was sent', async () => {
    const { user } = await arrive()
    expect(screen.getByLabelText('Código de profesor')).toHaveTextContent('1101')
    expect(screen.queryByRole('textbox', { name: 'Código de profesor' })).not.toBeInTheDocument()
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription()

    await paste(user, 'a@x.mx b@x.mx\nc@x.mx')
    await user.type(await field(), 'd@x.mx')
    await user.click(button())

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cuestionario enviado' })).toHaveFocus())
    expect(screen.getByText('Emails enviados correctamente.')).toBeInTheDocument()
    expect(await posts()).toEqual([
      expect.objectContaining({ body: { emails: ['a@x.mx', 'b@x.mx', 'c@x.mx', 'd@x.mx'], teacher_code: 1101 } }),
    ])

    await user.click(screen.getByRole('button', { name: 'Enviar a más estudiantes' }))
    expect(chip('a@x.mx')).not.toBeInTheDocument()
    expect(button()).toBeDisabled()
  })

  it('shows what is not an address, also after the rest was sent', async () => {
    const { user } = await arrive()
    await paste(user, 'a@x.mx lucia@correo')
    await user.click(button())
    expect(await screen.findByText('No agregamos: lucia@correo')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Enviar a más estudiantes' }))
    await user.type(screen.getByLabelText('No agregamos: lucia@correo'), '.mx{Enter}')
    expect(chip('lucia@correo.mx')).toBeInTheDocument()
  })

  it('asks for confirmation above two hundred people, and not at two hundred', async () => {
    answer('post', PATH, {})
    const { user } = await arrive()
    await paste(user, list(200))
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'Enviar a más estudiantes' }))
    await paste(user, list(201))
    await user.click(button())
    const question = await screen.findByRole('dialog', { name: '¿Enviar a 201 personas?' })
    await user.click(within(question).getByRole('button', { name: 'Revisar la lista' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await posts()).toHaveLength(1)

    await user.click(button())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar a todas' }))
    await screen.findByRole('heading', { name: 'Cuestionario enviado' })
    expect(await posts()).toHaveLength(2)
  })

  it('reads a file of addresses, and says what is wrong with one that has none', async () => {
    const { user } = await arrive()
    const choose = screen.getByLabelText('Elegir un archivo')
    await user.upload(choose, new File(['Nombre,Correo\n"López, Ana",ana@x.mx\nBeto,beto@x'], 'grupo.csv'))
    expect(await screen.findByRole('button', { name: 'Quitar ana@x.mx' })).toBeInTheDocument()
    expect(screen.getByLabelText('No agregamos: beto@x')).toBeInTheDocument()

    drop(new File(['Querido diario'], 'notas.txt'))
    expect(await screen.findByText(/En «notas.txt» no encontramos ningún correo\./)).toBeInTheDocument()
    drop(new File(['c@x.mx'], 'otra.txt'))
    expect(await screen.findByRole('button', { name: 'Quitar c@x.mx' })).toBeInTheDocument()
    expect(screen.queryByText(/no encontramos ningún correo/)).not.toBeInTheDocument()
  })
})

it('The form asks about an address that was pasted together with other words, before it sends', async () => {
  const { user } = await arrive()
  await paste(user, 'a@x.mx, beto perez@x.mx')
  expect(await screen.findByText(/Venía junto a «beto»: ¿es correcto\?/)).toHaveTextContent('perez@x.mx')
  await user.click(screen.getByRole('button', { name: 'Quitar perez@x.mx de la lista' }))
  expect(chip('perez@x.mx')).not.toBeInTheDocument()
  expect(screen.queryByText(/Venía junto a/)).not.toBeInTheDocument()

  await paste(user, 'beto perez@x.mx')
  await user.click(await screen.findByRole('button', { name: 'Es correcto' }))
  expect(screen.queryByText(/Venía junto a/)).not.toBeInTheDocument()
  expect(chip('perez@x.mx')).toBeInTheDocument()
})

it('The form asks about an address whose domain looks mistyped, and sends to it all the same', async () => {
  const { user } = await arrive()
  await paste(user, 'ana@gmial.com beto@gmial.com luz@unam.mx leo@prodigy.net.mx')
  await user.click(await screen.findByRole('button', { name: 'Usar ana@gmail.com' }))
  expect(chip('ana@gmail.com')).toBeInTheDocument()
  expect(chip('ana@gmial.com')).not.toBeInTheDocument()
  await waitFor(async () => expect(await field()).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Dejar beto@gmial.com' }))
  expect(screen.queryByText(/¿Quisiste decir/)).not.toBeInTheDocument()
  await user.click(button())
  await screen.findByRole('heading', { name: 'Cuestionario enviado' })
  const emails = ['beto@gmial.com', 'luz@unam.mx', 'leo@prodigy.net.mx', 'ana@gmail.com']
  expect(await posts()).toMatchObject([{ body: { emails } }])
})

it('A teacher can read the questions before sending them', async () => {
  const { user } = await arrive()
  await user.click(screen.getByRole('button', { name: 'Ver las preguntas' }))
  const questions = within(await screen.findByRole('dialog', { name: 'Las preguntas del cuestionario' }))
  await waitFor(() => expect(questions.getAllByRole('list')).toHaveLength(16))
})
