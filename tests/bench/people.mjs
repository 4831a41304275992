import { randomUUID } from 'node:crypto'

const teacher = { email: 'jorge.hernandez@escuela.example.mx', password: 'Tolerancia2025' }
const parent = { email: 'guadalupe.sanchez@familia.example.mx', password: 'Familia2025' }

/** The id of the seeded teacher who signs in here, which is the code of the class. */
export const TEACHER_CODE = 1102

/** Signs a seeded person in, at full speed. @param {import('./phones.mjs').NewPhone} newPhone @param {string} url */
export async function signedIn(newPhone, url, { email, password } = teacher) {
  const page = await newPhone()
  await page.goto(`${url}/login`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL(`${url}/`)
  const visitor = await page.context().storageState()
  await page.context().close()
  return visitor
}

/** The same teacher, who has just sent a visit request. @param {import('./phones.mjs').NewPhone} newPhone @param {string} url */
async function withSentVisit(newPhone, url) {
  const page = await newPhone(await signedIn(newPhone, url))
  await page.goto(`${url}/solicitud-visita`)
  const inThreeWeeks = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.getByLabel('Fecha de visita', { exact: true }).fill(inThreeWeeks)
  await page.getByRole('radio', { name: '10:30' }).check()
  await page.getByRole('textbox', { name: 'Número de estudiantes' }).fill('30')
  await page.getByRole('combobox', { name: 'Nivel educativo' }).selectOption('Secundaria')
  await page.getByRole('textbox', { name: 'Profesores', exact: true }).fill('2')
  await page.getByRole('textbox', { name: 'Padres de familia' }).fill('0')
  await page.getByRole('radio', { name: 'WhatsApp' }).check()
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).check()
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await page.waitForURL(`${url}/solicitud-visita-confirmacion`)
  const visitor = await page.context().storageState()
  await page.context().close()
  return visitor
}

/** @typedef {'teacher' | 'teacher with visit' | 'parent'} Person */

/**
 * Who opens a page: each signs in once, when asked for first.
 * @param {import('./phones.mjs').NewPhone} newPhone
 * @param {string} url
 */
export function visitorsOf(newPhone, url) {
  /** @type {Partial<Record<Person, import('./phones.mjs').Visitor>>} */
  const visitors = {}
  const arrivals = {
    teacher: () => signedIn(newPhone, url),
    'teacher with visit': () => withSentVisit(newPhone, url),
    parent: () => signedIn(newPhone, url, parent),
  }
  return async (/** @type {Person | undefined} */ person) => {
    if (person === undefined) return undefined
    visitors[person] ??= await arrivals[person]()
    return visitors[person]
  }
}

/** Registers somebody, and gives the path of the link that their e-mail brings. @param {string} url */
export async function confirmationPath(url) {
  const email = `persona-${randomUUID()}@familia.example.mx`
  const person = { profile_id: 2, name: 'Rosa', date_of_birth: '', theme_ids: [6], email, password: 'Memoria2025' }
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${url}/api/v1/users`, { method: 'POST', headers, body: JSON.stringify(person) })
  const outbox = await fetch(`${url}/__outbox.json?to=${encodeURIComponent(email)}`)
  const link = /\/api\/v1\/users\/confirmation\?confirmation_token=[^"\\]+/.exec(await outbox.text())?.[0]
  if (link === undefined) throw new Error('The registration brought no e-mail')
  return link.replaceAll('&amp;', '&')
}
