import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { answer, dropConnection, holdAnswer, received, server } from '../support/server'
import { type Person, visit } from '../support/visit'

interface Form {
  path: string
  as?: Person
  call: ['post' | 'patch', path: string]
  fill: (user: UserEvent) => Promise<void>
  button: string
  busy: string
  /** The message after a success. */
  done: string | RegExp
  /** The e-mail address that the page shows after a success. */
  recipient?: string
  /** The button that restores the input, if the form does not restore it automatically. */
  offer?: string | undefined
  /** The message on the sign-in page if the session expired before sending. */
  unsent?: string
}

const WHY = 'Hoy no se puede: inténtalo mañana.'
const NOBODY_KNOWS = /No sabemos si/
const EXPIRED = 'Tu sesión expiró'

const forms: Form[] = [
  {
    path: '/solicitud-patrocinio',
    as: 'teacher',
    call: ['post', '/sponsorship_requests'],
    fill: fillIn,
    button: 'Enviar solicitud',
    busy: 'Enviando…',
    done: 'Solicitud de patrocinio enviada',
    unsent: 'Tu solicitud de patrocinio no se envió',
  },
  {
    path: '/solicitud-visita',
    as: 'teacher',
    call: ['post', '/appointments'],
    fill: fillIn,
    button: 'Enviar solicitud',
    busy: 'Enviando…',
    done: 'Solicitud enviada',
    unsent: 'Tu solicitud de visita no se envió',
  },
  {
    path: '/recuperar-contrasenia',
    call: ['post', '/users/password'],
    fill: fillIn,
    button: 'Enviar correo',
    busy: 'Enviando…',
    done: 'Correo enviado',
    recipient: 'ana@escuela.mx',
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
    call: ['patch', `/users/${seededAccounts.teacher.id}`],
    fill: (user) => fillIn(user, { 'Materia impartida': 'Historia' }),
    button: 'Guardar cambios',
    busy: 'Guardando…',
    done: 'Sus datos se han actualizado correctamente',
    unsent: 'Los cambios en tu cuenta no se guardaron',
  },
  {
    path: '/registro',
    call: ['post', '/users'],
    fill: (user) => fillIn(user, { 'Padre de Familia': '' }),
    button: 'Crear cuenta',
    busy: 'Creando tu cuenta…',
    done: /^Tu cuenta ha sido creada/,
    recipient: 'ana@escuela.mx',
  },
  {
    path: '/enviar-cuestionario',
    as: 'teacher',
    call: ['post', `/users/${seededAccounts.teacher.id}/send_questionnaire_to_students`],
    fill: (user) => fillIn(user, { 'Correos de los estudiantes': 'ana@x.mx' }),
    button: 'Enviar cuestionario',
    busy: 'Enviando…',
    done: 'Emails enviados correctamente.',
    unsent: 'El cuestionario no se envió a tus estudiantes',
  },
  {
    path: '/contacto',
    call: ['post', '/contacts'],
    fill: fillIn,
    button: 'Enviar mensaje',
    busy: 'Enviando…',
    done: 'Correo enviado correctamente',
    offer: 'Continuar con lo escrito',
  },
]

const sent = async ({ call: [method, path] }: Form) =>
  (await received()).filter(({ line }) => line === `${method.toUpperCase()} ${path}`)

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))

/** Returns the values of the form's fields and the texts of the form's list items. */
const typed = () => [
  ...[...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)')].map((field) =>
    field.matches('[type=radio], [type=checkbox]') ? field.checked : field.value,
  ),
  ...[...document.querySelectorAll('main form li')].map(({ textContent }) => textContent),
]

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
  if (offer !== undefined) await press(user, offer)
}

describe.each(forms)('the form of $path', (form) => {
  it('keeps the input after a refusal and a lost response, and clears the failure when the user leaves', async () => {
    const opened = await open(form)
    const { user } = opened
    const before = typed()
    answer(...form.call, { errors: [{ detail: WHY }] }, 422)
    await press(user, form.button)
    expect(await screen.findByText(WHY)).toBeInTheDocument()
    expect(typed()).toEqual(before)

    dropConnection(...form.call)
    await press(user, form.button)
    expect(await screen.findByText(NOBODY_KNOWS)).toBeInTheDocument()
    expect(typed()).toEqual(before)
    await leaveAndComeBack(opened, form)
    await screen.findByRole('button', { name: form.button })
    expect(screen.queryByText(NOBODY_KNOWS)).not.toBeInTheDocument()
    expect(await sent(form)).toHaveLength(2)
  })

  it('stays pending when the user leaves, is not sent twice, and names the recipient in the result', async () => {
    const release = holdAnswer(...form.call, { id: '51' })
    const opened = await open(form)
    await press(opened.user, form.button)
    await screen.findByRole('button', { name: form.busy })
    await leaveAndComeBack(opened, form)
    await press(opened.user, form.busy)
    release()
    expect(await screen.findAllByText(form.done)).not.toEqual([])
    expect(document.querySelector('main')).toHaveTextContent(form.recipient ?? form.done)
    expect(await sent(form)).toHaveLength(1)
  })

  it('124. accepts no input while sending, and keeps the input after a refusal', async () => {
    const release = holdAnswer(...form.call, { errors: [{ detail: WHY }] }, 422)
    const { user } = await open(form)
    const before = typed()
    await press(user, form.button)
    await screen.findByRole('button', { name: form.busy })
    const controls = document.querySelectorAll('main form :is(input, select, textarea, button:not([type=submit]))')
    for (const control of controls) expect(control).toBeDisabled()
    release()
    expect(await screen.findByText(WHY)).toBeInTheDocument()
    for (const control of document.querySelectorAll('main form :is(input, select, textarea)'))
      expect(control).toBeEnabled()
    expect(typed()).toEqual(before)
  })

  it('can be sent again when the user returns after a success', async () => {
    answer(...form.call, { id: '51' })
    const opened = await open(form)
    await press(opened.user, form.button)
    await screen.findAllByText(form.done)
    await leaveAndComeBack(opened, { ...form, offer: undefined })
    expect(await screen.findByRole('button', { name: form.button })).toBeInTheDocument()
    expect(screen.queryByText(form.done)).not.toBeInTheDocument()
  })
})

it.each(forms.filter(({ unsent }) => unsent !== undefined))(
  '99. $path keeps the input when the session expires while sending, and sends the input after sign-in',
  async (form) => {
    const { user, address } = await open(form)
    const before = typed()
    answer(...form.call, { errors: [{ detail: EXPIRED }] }, 401)
    await press(user, form.button)
    expect(await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeInTheDocument()
    expect(screen.getByText(`${form.unsent}. Lo que escribiste está guardado y te espera al entrar.`)).toBeVisible()
    expect(address.pathname).toBe('/login')

    server.resetHandlers()
    const { email, password } = seededAccounts.teacher
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue(email)
    await user.type(screen.getByLabelText('Contraseña'), `${password}{Enter}`)
    await screen.findByRole('button', { name: form.button })
    await waitFor(() => expect(typed()).toEqual(before))
    expect(document.body).not.toHaveTextContent(/Tu sesión (terminó|expiró)/)
    await press(user, form.button)
    expect(await screen.findAllByText(form.done)).not.toEqual([])
    expect(await sent(form)).toHaveLength(2)
  },
)
