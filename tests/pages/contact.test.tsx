import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { dropConnection, received, server } from '../support/server'
import { holdTimers, pass } from '../support/time'
import { visit } from '../support/visit'

const subject = () => screen.findByLabelText('Asunto')
const email = () => screen.getByLabelText('Correo electrónico')
const message = () => screen.getByLabelText('Mensaje')
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enviar mensaje' }))
const posts = async () => (await received()).filter(({ line }) => line === 'POST /contacts')

async function write(user: UserEvent) {
  await user.type(await subject(), ' Una duda ')
  if (screen.queryByRole('link', { name: 'Iniciar sesión' })) await user.type(email(), ' ana@correo.mx ')
  await user.type(message(), ' ¿Hay elevador? ')
}

describe('/contacto', () => {
  it('says what is missing, once the form was tried', async () => {
    const { user } = await visit('/contacto')
    await subject()
    expect(screen.queryByText('El asunto es obligatorio')).not.toBeInTheDocument()
    await send(user)
    const summary = await screen.findByRole('region', { name: 'Revisa 3 datos antes de enviar' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(screen.getByLabelText('Asunto')).toHaveAccessibleDescription('El asunto es obligatorio')
    expect(email()).toHaveAccessibleDescription('El correo es obligatorio.')
    expect(message()).toHaveAccessibleDescription('El mensaje es obligatorio')
    await user.click(within(summary).getByRole('link', { name: 'El asunto es obligatorio' }))
    expect(screen.getByLabelText('Asunto')).toHaveFocus()
    await user.type(email(), 'a@b.c')
    await waitFor(() => expect(email()).toHaveAccessibleDescription('No es un correo válido.'))
    expect(await posts()).toEqual([])
  })

  it('47. says what is wrong with a field as it is left, and nothing before', async () => {
    const { user } = await visit('/contacto')
    await user.click(await subject())
    expect(screen.queryByText(/obligatorio/)).not.toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText('El asunto es obligatorio')).toBeInTheDocument()
    await user.type(email(), 'ana')
    expect(screen.queryByText('No es un correo válido.')).not.toBeInTheDocument()
    await user.tab()
    expect(await screen.findByText('No es un correo válido.')).toBeInTheDocument()
    expect(screen.queryByText('El mensaje es obligatorio')).not.toBeInTheDocument()
  })

  it('sends the message, says so and is empty again', async () => {
    const { user } = await visit('/contacto')
    await write(user)
    holdTimers()
    await send(user)
    expect(await screen.findByText('Correo enviado correctamente')).toBeInTheDocument()
    expect(await subject()).toHaveValue('')
    expect(message()).toHaveValue('')
    expect(await posts()).toMatchObject([{ body: { subject: 'Una duda', message: '¿Hay elevador?' } }])
    await pass(4000)
    expect(screen.queryByText('Correo enviado correctamente')).not.toBeInTheDocument()
  })

  it('says for a while what went wrong, and keeps the message and what to do', async () => {
    dropConnection('post', '/contacts')
    const { user } = await visit('/contacto')
    await write(user)
    holdTimers()
    await send(user)
    const sentence = await screen.findByText('Error de servidor, intente de nuevo más tarde.')
    await pass(3000)
    expect(sentence).not.toBeInTheDocument()
    expect(screen.getByText(/No sabemos si tu mensaje llegó al museo/)).toBeInTheDocument()
    expect(message()).toHaveValue(' ¿Hay elevador? ')
    expect(await posts()).toHaveLength(1)
  })

  it('still has what was written after the page was left', async () => {
    const { user } = await visit('/contacto')
    await write(user)
    await user.click(screen.getByRole('link', { name: 'Preguntas frecuentes' }))
    await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contacto' }))
    expect(await subject()).toHaveValue(' Una duda ')
    expect(message()).toHaveValue(' ¿Hay elevador? ')
  })

  it('shows the map of another site, which can neither open this page nor save files', async () => {
    server.use(http.head('https://maps.google.com/maps', () => new HttpResponse()))
    await visit('/contacto')
    const map = await screen.findByTitle('Mapa: el museo y sus alrededores')
    expect(map).toHaveAttribute('src', expect.stringMatching(/^https:.*output=embed$/))
    expect(map.getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|forms/)
  })

  it('leaves the sketch where the map cannot come', async () => {
    let asked = 0
    server.use(
      http.head('https://maps.google.com/maps', () => {
        asked += 1
        return HttpResponse.error()
      }),
    )
    await visit('/contacto')
    expect(await screen.findByText(/^Croquis: el museo está sobre avenida Juárez/)).toBeInTheDocument()
    const link = screen.getByRole('link', { name: /Abrir en mapas/ })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
    await waitFor(() => expect(asked).toBe(1))
    expect(screen.queryByTitle(/^Mapa/)).not.toBeInTheDocument()
  })
})

describe('Contáctanos', () => {
  it('opens the same form over the page, and gives focus back', async () => {
    const { user } = await visit('/sugerencias')
    await screen.findByRole('heading', { level: 1 })
    const button = screen.getByRole('button', { name: 'Contáctanos' })
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Contáctanos' }))
    expect(dialog.getByRole('link', { name: '55 5130 5555' })).toBeInTheDocument()
    await write(user)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
    await user.click(button)
    expect(await subject()).toHaveValue(' Una duda ')
  })

  it('takes over what was written in the form of the home page', async () => {
    const { user } = await visit('/')
    await user.type(await subject(), 'Una duda')
    await user.click(screen.getByRole('button', { name: 'Contáctanos' }))
    expect(await screen.findAllByLabelText('Asunto')).toHaveLength(1)
    expect(within(screen.getByRole('dialog')).getByLabelText('Asunto')).toHaveValue('Una duda')
    await user.keyboard('{Escape}')
    expect(await subject()).toHaveValue('Una duda')
  })

  it.each(['/login', '/registro', '/contacto', '/contacto/', '/servicios-escolares'])(
    'does not float over %s',
    async (path) => {
      await visit(path)
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByRole('button', { name: 'Contáctanos' })).not.toBeInTheDocument()
    },
  )
})
