import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { seededAccounts } from '@/mocks/embeddedApi'
import { openRows, openTeacherRows } from './account'
import { link } from './desk'
import { fillIn } from './forms'
import type { PageRow } from './pageRow'
import { CODE, storeFourteen } from './questionnaire'
import { openMore, PAGE, sent, signInWith } from './sentVisits'

const { id } = seededAccounts.teacher
const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const home = { url: '/', as: 'parent' } as const

/** The page of each route, by the route's path. A page with different forms has several rows. */
export const secondStates: Record<string, PageRow[] | 'has neither form nor list'> = {
  '/': [home],
  '/home/visitas': [],
  '/home/faq': [],
  '/home/contacto': [],
  '*': [{ ...home, url: '/loquesea' }],
  '/VisitasEscolares': [{ url: '/VisitasEscolares' }],
  '/RecursosEducativos': 'has neither form nor list',
  '/servicios-escolares': [{ url: '/servicios-escolares' }],
  '/ventajas-visita': 'has neither form nor list',
  '/sugerencias': 'has neither form nor list',
  '/en-familia': 'has neither form nor list',
  '/requisitos': [{ url: '/requisitos' }],
  '/requisitos-patrocinio': [{ url: '/requisitos-patrocinio' }],
  '/justificacion-proyecto': [{ url: '/justificacion-proyecto' }],
  '/responder-cuestionario': [
    {
      url: `/responder-cuestionario?codigo=${CODE}`,
      before: storeFourteen,
      task: {
        call: ['post', '/tests/1/evaluation'],
        fill: async (user) => {
          await press(user, 'Continuar')
          await user.click(await screen.findByLabelText('Nelson Mandela'))
        },
        button: 'Enviar respuestas',
        busy: 'Enviando…',
        isShort: true,
        done: 'Respuestas enviadas correctamente.',
      },
    },
  ],
  '/preguntas-frecuentes': [
    { url: '/preguntas-frecuentes', reveal: async (user) => user.click(await screen.findByText(/cuánto cuesta/i)) },
  ],
  '/contacto': [
    {
      url: '/contacto',
      task: {
        call: ['post', '/contacts'],
        button: 'Enviar mensaje',
        busy: 'Enviando…',
        done: 'Correo enviado correctamente',
      },
    },
  ],
  '/terminos-condiciones': 'has neither form nor list',
  '/registro': [
    { url: '/registro?perfil=docente' },
    {
      url: '/registro?perfil=familia',
      task: {
        call: ['post', '/users'],
        button: 'Crear cuenta',
        busy: 'Creando tu cuenta…',
        done: /^Tu cuenta ha sido creada/,
        recipient: 'ana@escuela.mx',
      },
    },
  ],
  '/login': [
    {
      url: '/login',
      task: {
        call: ['post', '/users/sign_in'],
        button: 'Iniciar sesión',
        busy: 'Entrando…',
        done: /Bienvenid@/,
        isHarmless: true,
        isShort: true,
        body: { id: 7, auth_token: 'a-token', profile_id: 1, name: 'Ana' },
      },
    },
  ],
  '/recuperar-contrasenia': [
    {
      url: '/recuperar-contrasenia',
      task: {
        call: ['post', '/users/password'],
        isShort: true,
        button: 'Enviar correo',
        busy: 'Enviando…',
        done: 'Correo enviado',
        recipient: 'ana@escuela.mx',
      },
    },
  ],
  '/recuperar-contrasenia/*': [
    {
      url: '/recuperar-contrasenia/TOK',
      task: {
        call: ['patch', '/users/password'],
        isShort: true,
        button: 'Cambiar contraseña',
        busy: 'Cambiando…',
        done: 'Contraseña actualizada correctamente',
      },
    },
  ],
  '/logout': 'has neither form nor list',
  '/api/v1/users/confirmation': 'has neither form nor list',
  '/free-pass': [
    {
      url: link,
      task: {
        call: ['get', '/users/7/remove_qr_code'],
        button: 'Validar en el sistema',
        busy: 'Validando…',
        otherField: 'Siguiente código',
        isShort: true,
        done: 'El código de visita validado correctamente',
      },
    },
  ],
  '/mi-cuenta': [
    {
      url: '/mi-cuenta',
      as: 'teacher',
      reveal: openTeacherRows,
      task: {
        call: ['patch', `/users/${id}`],
        fill: (user) => fillIn(user, { 'Materia impartida': 'Historia' }),
        button: 'Guardar cambios',
        busy: 'Guardando…',
        done: 'Sus datos se han actualizado correctamente',
        unsent: 'Los cambios en tu cuenta no se guardaron',
      },
    },
    { url: '/mi-cuenta', as: 'parent', reveal: (user) => openRows(user) },
  ],
  '/solicitud-visita': [
    {
      url: '/solicitud-visita',
      as: 'teacher',
      task: {
        call: ['post', '/appointments'],
        button: 'Enviar solicitud',
        busy: 'Enviando…',
        done: 'Solicitud enviada',
        unsent: 'Tu solicitud de visita no se envió',
      },
    },
  ],
  '/solicitud-visita-confirmacion': [
    {
      url: PAGE,
      before: () => signInWith(sent),
      reveal: openMore,
      task: {
        call: ['get', `/appointments/${sent.appointmentId}/send_appointment`],
        button: 'Enviar por correo',
        busy: 'Enviando…',
        done: /correctamente/,
      },
    },
  ],
  '/solicitud-patrocinio': [
    {
      url: '/solicitud-patrocinio',
      as: 'teacher',
      task: {
        call: ['post', '/sponsorship_requests'],
        button: 'Enviar solicitud',
        busy: 'Enviando…',
        done: 'Solicitud de patrocinio enviada',
        unsent: 'Tu solicitud de patrocinio no se envió',
      },
    },
  ],
  '/enviar-cuestionario': [
    { url: '/enviar-cuestionario', as: 'teacher', reveal: (user) => press(user, /preguntas/) },
    {
      url: '/enviar-cuestionario',
      as: 'teacher',
      task: {
        call: ['post', `/users/${id}/send_questionnaire_to_students`],
        fill: (user) => fillIn(user, { 'Correos de los estudiantes': 'ana@x.mx' }),
        button: 'Enviar cuestionario',
        busy: 'Enviando…',
        done: 'Emails enviados correctamente.',
        unsent: 'El cuestionario no se envió a tus estudiantes',
      },
    },
  ],
}

export const pageRows = Object.values(secondStates).flatMap((row) => (typeof row === 'string' ? [] : row))
