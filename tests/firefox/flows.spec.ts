import type { Page } from 'puppeteer-core'

import { apiUrl } from '../e2e/support/addresses'
import { newPass, USED, VALIDATED } from '../e2e/support/passes'
import { confirmationLink, newEmail, newTeacher, PASSWORD, type Person } from '../e2e/support/people'
import { newTeacherWithCode, SENT } from '../e2e/support/questionnaire'
import { outbox } from '../e2e/support/server'
import { visit } from '../e2e/support/visitForm'
import { questionnaire } from '../embedded-api/seed/questionnaire'
import { choose, fill, press, see, seeHeading, typeDate } from './support/find'
import { expect, test } from './support/test'

const open = (tab: Page, path: string) => tab.goto(`${apiUrl}${path}`)

async function signIn(tab: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await fill(tab, 'Correo electrónico', email)
  await fill(tab, 'Contraseña', password)
  await tab.locator('main ::-p-aria([name="Iniciar sesión"][role="button"])').click()
}

test('47. A visitor goes by the menu, is told what a form lacks, and writes to the museum', async ({ tab }) => {
  await open(tab, '/')
  await press(tab, 'button', 'Visitas escolares')
  await press(tab, 'link', 'Ventajas de la visita')
  await seeHeading(tab, 'Ventajas de la visita')

  await open(tab, '/login')
  await signIn(tab, { email: '', password: '' })
  await seeHeading(tab, 'Revisa 2 datos antes de enviar')
  await press(tab, 'link', 'La contraseña es obligatoria.')
  await tab.keyboard.type('secreto')
  await tab.keyboard.press('Enter')
  await seeHeading(tab, 'Revisa 1 dato antes de enviar')

  await open(tab, '/contacto')
  await press(tab, 'button', 'Enviar mensaje')
  await see(tab, 'El asunto es obligatorio')
  await fill(tab, 'Asunto', 'Una duda')
  await fill(tab, 'Correo electrónico', 'ana@correo.example.mx')
  await fill(tab, 'Mensaje', '¿Hay elevador?')
  await press(tab, 'button', 'Enviar mensaje')
  await see(tab, 'Correo enviado correctamente')
})

test('10. A parent registers, opens the link of the e-mail and signs in', async ({ tab, request }) => {
  const email = newEmail()
  await open(tab, '/registro')
  await press(tab, 'radio', 'Padre de Familia')
  await fill(tab, 'Nombre(s)', 'Teresa')
  await press(tab, 'checkbox', 'Violencia')
  await fill(tab, 'Correo electrónico', email)
  await fill(tab, 'Contraseña', PASSWORD)
  await press(tab, 'button', 'Crear cuenta')
  await seeHeading(tab, 'Tu cuenta ha sido creada Teresa')

  await tab.goto(await confirmationLink(request, email))
  await see(tab, 'Tu cuenta ha sido validada')
  await open(tab, '/login')
  await signIn(tab, { email, password: PASSWORD })
  await see(tab, 'Bienvenid@ Teresa')
})

test('19. A teacher chooses a service, sees the pre-quote, and gets a folio', async ({ tab, request }) => {
  const teacher = await newTeacher(request)
  await open(tab, '/solicitud-visita')
  await signIn(tab, teacher)
  await press(tab, 'link', 'Cambiar servicio')
  await press(tab, 'button', 'Agregar Recorrido Tolerancia')
  await press(tab, 'link', 'Volver a mi solicitud')

  await typeDate(tab, 'Fecha de visita', visit.date)
  await press(tab, 'radio', visit.schedule)
  await fill(tab, 'Número de estudiantes', '45')
  await choose(tab, 'Nivel educativo', 'Secundaria')
  await fill(tab, 'Profesores', String(visit.teachers))
  await fill(tab, 'Padres de familia', String(visit.parents))
  await press(tab, 'radio', visit.contact)
  await see(tab, '$3,750.00')
  await press(tab, 'checkbox', 'Acepto los términos y condiciones')
  await press(tab, 'button', 'Enviar solicitud')
  await seeHeading(tab, 'Solicitud enviada')
  await see(tab, 'Tu folio es')
  expect(await outbox(request, teacher.email)).not.toEqual([])
})

test('33. A student answers the fifteen questions with the code of the class', async ({ tab, request }) => {
  const { code } = await newTeacherWithCode(request)
  await open(tab, `/responder-cuestionario?codigo=${code}`)
  await see(tab, 'Elena Torres Luna')
  await press(tab, 'button', 'Comenzar')
  for (const [place, { answers }] of questionnaire.entries()) {
    await see(tab, `Pregunta ${place + 1} de ${questionnaire.length}`)
    await press(tab, 'radio', answers[place % 4]?.answer ?? '')
    if (place + 1 < questionnaire.length) await press(tab, 'button', 'Siguiente')
  }
  await press(tab, 'button', 'Enviar respuestas')
  await seeHeading(tab, SENT)
})

test('4. The desk redeems a pass once; the second time it says that it was used', async ({ tab, request }) => {
  const pass = await newPass(request)
  await open(tab, pass.link)
  await seeHeading(tab, 'Elena Torres Luna')
  await press(tab, 'button', 'Validar en el sistema')
  await seeHeading(tab, VALIDATED)

  const other = await tab.browser().createBrowserContext()
  const second = await other.newPage()
  await open(second, pass.link)
  await press(second, 'button', 'Validar en el sistema')
  await seeHeading(second, USED)
})
