import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { fillIn } from '../support/forms'
import { answer, dropConnection, holdAnswer, received } from '../support/server'
import { type Person, visit } from '../support/visit'

interface Form {
  path: string
  as?: Person
  call: ['post' | 'patch', path: string]
  fill: (user: UserEvent) => Promise<void>
  button: string
  busy: string
  /** What is said when the call was answered. */
  done: string | RegExp
  /** What leads back to what was typed, where that is offered first. */
  offer?: string | undefined
}

const GENERAL = /Error de servidor, intente de nuevo más tarde|El email ya está en uso/

const forms: Form[] = [
  {
    path: '/solicitud-patrocinio',
    as: 'teacher',
    call: ['post', '/sponsorship_requests'],
    fill: fillIn,
    button: 'Enviar solicitud',
    busy: 'Enviando…',
    done: 'Solicitud de patrocinio enviada',
  },
  {
    path: '/solicitud-visita',
    as: 'teacher',
    call: ['post', '/appointments'],
    fill: fillIn,
    button: 'Enviar solicitud',
    busy: 'Enviando…',
    done: 'Solicitud enviada',
  },
  {
    path: '/recuperar-contrasenia',
    call: ['post', '/users/password'],
    fill: fillIn,
    button: 'Enviar correo',
    busy: 'Enviando…',
    done: 'Correo enviado',
  },
  {
    path: '/recuperar-contrasenia/TOK',
    call: ['patch', '/users/password'],
    fill: fillIn,
    button: 'Cambiar contraseña',
    busy: 'Cambiando…',
    done: 'Contraseña actualizada correctamente',
  },
  {
    path: '/mi-cuenta',
    as: 'teacher',
    call: ['patch', '/users/1101'],
    fill: (user) => fillIn(user, { 'Materia impartida': 'Historia' }),
    button: 'Guardar cambios',
    busy: 'Guardando…',
    done: 'Sus datos se han actualizado correctamente',
  },
  {
    path: '/registro',
    call: ['post', '/users'],
    fill: (user) => fillIn(user, { 'Padre de Familia': '' }),
    button: 'Crear cuenta',
    busy: 'Creando tu cuenta…',
    done: /^Tu cuenta ha sido creada/,
    offer: 'Continuar con lo escrito',
  },
  {
    path: '/enviar-cuestionario',
    as: 'teacher',
    call: ['post', '/users/1101/send_questionnaire_to_students'],
    fill: (user) => fillIn(user, { 'Correos de los estudiantes': 'ana@x.mx' }),
    button: 'Enviar cuestionario',
    busy: 'Enviando…',
    done: 'Emails enviados correctamente.',
  },
  {
    path: '/contacto',
    call: ['post', '/contacts'],
    fill: fillIn,
    button: 'Enviar mensaje',
    busy: 'Enviando…',
    done: 'Correo enviado correctamente',
  },
]

const sent = async ({ call: [method, path] }: Form) =>
  (await received()).filter(({ line }) => line === `${method.toUpperCase()} ${path}`)

async function open({ path, as, fill, button }: Form) {
  const opened = await visit(path, as && { as })
  await screen.findByRole('button', { name: button })
  await waitFor(() => expect(document.querySelector('main form')).not.toBeNull())
  await fill(opened.user)
  return opened
}

async function leaveAndComeBack({ user, go }: Awaited<ReturnType<typeof visit>>, { path, offer }: Form) {
  await go('/preguntas-frecuentes')
  await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })
  await go(path)
  if (offer !== undefined) await user.click(await screen.findByRole('button', { name: offer }))
}

describe.each(forms)('the form of $path', (form) => {
  it('says nothing of what failed before, once it was left', async () => {
    dropConnection(...form.call)
    const opened = await open(form)
    await opened.user.click(screen.getByRole('button', { name: form.button }))
    await screen.findByText(GENERAL)
    await leaveAndComeBack(opened, form)
    await screen.findByRole('button', { name: form.button })
    expect(screen.queryByText(GENERAL)).not.toBeInTheDocument()
    expect(await sent(form)).toHaveLength(1)
  })

  it('is still on its way after it was left, and not sent twice', async () => {
    const release = holdAnswer(...form.call, { id: '51' })
    const opened = await open(form)
    await opened.user.click(screen.getByRole('button', { name: form.button }))
    await screen.findByRole('button', { name: form.busy })
    await leaveAndComeBack(opened, form)
    await opened.user.click(await screen.findByRole('button', { name: form.busy }))
    release()
    expect(await screen.findAllByText(form.done)).not.toEqual([])
    expect(await sent(form)).toHaveLength(1)
  })

  it('is ready for the next one when it was left after it was done', async () => {
    answer(...form.call, { id: '51' })
    const opened = await open(form)
    await opened.user.click(screen.getByRole('button', { name: form.button }))
    await screen.findAllByText(form.done)
    await leaveAndComeBack(opened, { ...form, offer: undefined })
    expect(await screen.findByRole('button', { name: form.button })).toBeInTheDocument()
    expect(screen.queryByText(form.done)).not.toBeInTheDocument()
  })
})
