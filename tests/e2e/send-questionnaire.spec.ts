import type { APIRequestContext, Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { newTeacher, startSession } from './support/people'
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'

const PAGE = '/enviar-cuestionario'
const PATH = '/users/*/send_questionnaire_to_students'

const field = (page: Page) => page.getByLabel('Correos de los estudiantes')
const chip = (page: Page, email: string) => page.getByRole('button', { name: `Quitar ${email}`, exact: true })
const chips = (page: Page) => page.getByRole('list', { name: 'Lista de correos' }).getByRole('listitem')
const button = (page: Page) => page.getByRole('button', { name: 'Enviar cuestionario' })

async function newTeacherHere(page: Page, request: APIRequestContext) {
  await startSession(page, await newTeacher(request))
  await page.goto(PAGE)
  await expect(field(page)).toBeVisible()
}

/** Dispatches a paste event with the text, line breaks included. */
async function paste(page: Page, text: string) {
  await field(page).focus()
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('35. The e-mail field adds chips on separator keys and on paste, ignores duplicates, and keeps invalid text visible', async ({
  page,
  request,
}) => {
  await newTeacherHere(page, request)
  for (const [index, key] of ['Enter', ' ', ',', 'Tab', ';'].entries()) {
    await field(page).pressSequentially(`a${index}@x.mx`)
    await field(page).press(key)
    await expect(chips(page)).toHaveCount(index + 1)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  }
  await paste(page, 'a@x.mx b@x.mx\nc@x.mx')
  await expect(chips(page)).toHaveCount(8)
  await paste(page, 'A@x.mx,b@x.mx')
  await expect(chips(page)).toHaveCount(8)
  await expect(page.getByText('2 ya estaban en la lista.')).toBeVisible()

  await field(page).pressSequentially('lucia@correo beto@x.mx')
  const rejected = page.getByRole('button', { name: 'No agregamos: lucia@correo' })
  await expect(chips(page)).toHaveCount(8)
  await rejected.click()
  await expect(field(page)).toBeFocused()
  await expect(rejected).toHaveCount(0)
  await field(page).pressSequentially('.mx')
  await field(page).press('Enter')
  await expect(chip(page, 'lucia@correo.mx')).toBeVisible()
  await expect(chip(page, 'beto@x.mx')).toBeVisible()

  await field(page).press('Backspace')
  await expect(chip(page, 'lucia@correo.mx')).toHaveCount(0)
  await chip(page, 'a0@x.mx').click()
  await expect(chip(page, 'a1@x.mx')).toBeFocused()
  await field(page).pressSequentially('lucia')
  await field(page).press('Tab')
  await expect(field(page)).not.toBeFocused()
  await expect(field(page)).toHaveValue('lucia')
})

test('36. A teacher projects the class link, and e-mails the link to each student', async ({ page, request }) => {
  test.slow()
  // Refuses full screen, because the axe checks could not resize a full-screen window. iPhones refuse it, too.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Not here.'))
  })
  await newTeacherHere(page, request)
  await expect(button(page)).toBeDisabled()
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Proyectar en clase' }).click()
  await expect(page.getByRole('dialog', { name: 'Responde el cuestionario de visita' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Proyectar en clase' })).toBeFocused()

  const code = await page.getByLabel('Código de profesor').innerText()
  const email = `luz-${code}@correo.example.mx`
  const more = Array.from({ length: 60 }, (_, number) => `estudiante.${number}@escuela.example.mx`)
  await paste(page, [`Luz Peña <${email}>`, ...more, 'lucia@correo', 'Luis Pérez'].join('\n'))
  await expect(chips(page)).toHaveCount(61)
  await expect(page.getByRole('button', { name: 'No agregamos: lucia@correo' })).toBeVisible()
  await expectAccessible(page)

  await faults(page).add({ path: PATH, delay: 1000, times: 1 })
  await button(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Cuestionario enviado' })).toBeFocused()
  await expectAccessible(page)
  const sent = await received(page, `POST /users/${code}/send_questionnaire_to_students`)
  expect(sent).toMatchObject([{ body: { emails: [email, ...more], teacher_code: Number(code) } }])
  const links = (await outbox(request, email))[0]?.links ?? []
  expect(links.map((link) => link.replace(/^https?:\/\/[^/]+/, ''))).toEqual([`/responder-cuestionario?codigo=${code}`])
})
