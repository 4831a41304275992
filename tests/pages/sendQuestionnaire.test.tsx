import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { conversation } from '@/content/conversation'
import { seededAccounts } from '@/mocks/embeddedApi'
import { studentEmailsDraft } from '@/model/drafts'
import { mailings, storeMailing } from '@/model/mailings'
import { received } from '../support/server'
import { visit } from '../support/visit'

const DAY = 24 * 60 * 60 * 1000
const { id } = seededAccounts.teacher
const PATH = `/users/${id}/send_questionnaire_to_students`
const field = () => screen.findByLabelText('Correos de los estudiantes')
const button = () => screen.getByRole('button', { name: 'Enviar cuestionario' })
const posts = async () => (await received()).filter(({ line }) => line === `POST ${PATH}`)
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

describe('/enviar-cuestionario', () => {
  it('36. sends to the addresses in the chips and in the input, and shows a confirmation', async () => {
    const { user } = await arrive()
    expect(screen.getByText('Tu código de profesor').parentElement).toHaveTextContent(String(id))
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription()

    await paste(user, 'a@x.mx b@x.mx\nc@x.mx')
    await user.type(await field(), 'd@x.mx')
    await user.click(button())

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Cuestionario enviado' })).toHaveFocus())
    expect(screen.getByText('Emails enviados correctamente.')).toBeInTheDocument()
    expect(await posts()).toEqual([
      expect.objectContaining({ body: { emails: ['a@x.mx', 'b@x.mx', 'c@x.mx', 'd@x.mx'], teacher_code: id } }),
    ])

    await user.click(screen.getByRole('button', { name: 'Enviar a más estudiantes' }))
    expect(await field()).toHaveFocus()
    expect(chip('a@x.mx')).not.toBeInTheDocument()
    expect(button()).toBeDisabled()
    await user.type(await field(), 'nada')
    await user.tab()
    expect(button()).toHaveAccessibleDescription(/No agregamos el texto/)
  })

  it('a tab removes the addresses to which another tab has sent, and shows when it sent', async () => {
    const { user } = await arrive()
    await paste(user, 'a@x.mx b@x.mx ')
    studentEmailsDraft(id).write({ items: ['b@x.mx'], rejected: [], typed: '' })
    storeMailing(id, 1)
    for (const { key } of [studentEmailsDraft(id), mailings(id)])
      fireEvent(window, new StorageEvent('storage', { key }))
    expect(await screen.findByText(/^Lo enviaste a 1 correo hoy a las/)).toBeInTheDocument()
    expect(chip('a@x.mx')).not.toBeInTheDocument()
    expect(chip('b@x.mx')).toBeInTheDocument()
  })

  it('143. projects the class code, the raised phones and a question of each theme', async () => {
    const { user } = await arrive()
    await user.click(screen.getByRole('button', { name: 'Proyectar en clase' }))
    const slides = within(await screen.findByRole('dialog', { name: 'Responde el cuestionario de visita' }))
    expect(slides.getByRole('img', { name: 'Código QR del enlace para tu grupo' })).toBeVisible()
    expect(slides.getByText(String(id))).toBeVisible()
    await user.keyboard('{PageDown}')
    expect(slides.getByRole('heading', { name: 'Levanten los teléfonos' })).toBeVisible()
    for (const question of conversation) {
      await user.keyboard('{PageDown}')
      expect(slides.getByRole('heading', { name: question })).toBeVisible()
    }
  })

  it('128. shows why an address was rejected and whose it is, even after a reload, and counts rows without one', async () => {
    const { user } = await arrive()
    await paste(user, 'Ana\tana@x.mx\nBeto Ruiz\to’brien@x.mx\nLuis\tno tiene')
    expect(screen.getByText(/1 renglón sin correo\./)).toBeVisible()
    cleanup()
    const reopened = await arrive()
    expect(
      screen.getByRole('button', { name: /^No agregamos: o’brien@x.mx \(lleva un apóstrofo curvo\) · Beto Ruiz/ }),
    ).toBeVisible()
    await reopened.user.click(button())
    expect(await screen.findByText('o’brien@x.mx (Beto Ruiz)')).toBeVisible()
    expect(await posts()).toMatchObject([{ body: { emails: ['ana@x.mx'] } }])
  })

  it('118. shows the number of sent e-mails, even after a reload and two days later', async () => {
    const { user } = await arrive()
    await paste(user, 'a@x.mx b@x.mx c@x.mx')
    await user.click(button())
    expect(await screen.findByRole('heading', { name: 'Enviado a 3 estudiantes' })).toBeInTheDocument()

    cleanup()
    await arrive()
    expect(screen.getByText(/^Lo enviaste a 3 correos hoy a las \d\d:\d\d\.$/)).toBeInTheDocument()

    cleanup()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY })
    await arrive()
    expect(screen.getByText(/^Lo enviaste a 3 correos el \p{L}+ \d+ de \p{L}+ de \d{4} a las/u)).toBeInTheDocument()
  })
})

it('/enviar-cuestionario suggests the correction of a mistyped domain, which the user may ignore', async () => {
  const { user } = await arrive()
  await paste(user, 'ana@gmial.com beto@gmial.com luz@unam.mx leo@prodigy.net.mx')
  await user.click(await screen.findByRole('button', { name: 'Usar ana@gmail.com' }))
  await waitFor(() => expect(chip('ana@gmail.com')).toBeInTheDocument())
  expect(chip('ana@gmial.com')).not.toBeInTheDocument()
  await waitFor(async () => expect(await field()).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Dejar beto@gmial.com' }))
  expect(screen.queryByText(/¿Quisiste decir/)).not.toBeInTheDocument()
  await user.click(button())
  await screen.findByRole('heading', { name: 'Cuestionario enviado' })
  const emails = ['beto@gmial.com', 'luz@unam.mx', 'leo@prodigy.net.mx', 'ana@gmail.com']
  expect(await posts()).toMatchObject([{ body: { emails } }])
})

it('a teacher can read the questions before sending the questionnaire', async () => {
  const { user } = await arrive()
  await user.click(screen.getByRole('button', { name: 'Ver las preguntas' }))
  const questions = within(await screen.findByRole('dialog', { name: 'Las preguntas del cuestionario' }))
  await waitFor(() => expect(questions.getAllByRole('list')).toHaveLength(16))
})
