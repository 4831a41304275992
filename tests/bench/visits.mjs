import { TEACHER_CODE } from './people.mjs'
import { slowDown } from './phones.mjs'
import { settle } from './reactions.mjs'

/** @typedef {import('./reactions.mjs').Visit} Visit */

const KEY = { delay: 120 }
const slowProcessor = { network: false }

/** @param {string} url @returns {Visit} */
export const plainForm = (url) => async (page, measure) => {
  await page.goto(`${url}/formulario`)
  await page.getByRole('heading', { name: 'Formulario' }).waitFor()
  await slowDown(page, slowProcessor)
  await measure('type', () => page.getByLabel('Nombre').pressSequentially('María Fernanda', KEY))
  await measure('choose', async () => {
    for (const color of ['rojo', 'azul', 'negro']) await page.getByLabel(color).tap()
  })
  await measure('tap', async () => {
    for (let tap = 0; tap < 4; tap += 1) await page.getByRole('button', { name: 'Pulsado' }).tap()
  })
}

/** @param {string} url @param {number} groups @returns {Visit} */
export const visitForm = (url, groups) => async (page, measure) => {
  await page.goto(`${url}/solicitud-visita`)
  await page.getByLabel('WhatsApp').waitFor()
  await slowDown(page, slowProcessor)
  await measure('add groups', async () => {
    for (let group = 2; group <= groups; group += 1) {
      await page.getByRole('button', { name: 'Agregar grupo' }).tap()
      await page.getByRole('group', { name: `Grupo ${group}` }).waitFor()
      await settle(page)
    }
  })
  const students = page.getByRole('textbox', { name: 'Número de estudiantes' })
  await measure('type the students', async () => {
    for (let group = 0; group < groups; group += 1) await students.nth(group).pressSequentially('37', KEY)
  })
  await measure('choose a schedule', () => page.getByLabel('10:30').tap())
  await measure('type the name', () => page.getByLabel('Nombre del profesor').pressSequentially(' de la Fuente', KEY))
  await measure('send with errors', () => page.getByRole('button', { name: 'Enviar solicitud' }).tap())
}

/** @param {number} count */
const schoolList = (count) => ({
  data: Array.from({ length: count }, (_, place) => ({
    id: String(place + 1),
    type: 'schools',
    attributes: { name: `${place % 6 === 0 ? 'Escuela Secundaria Técnica' : 'Colegio Anáhuac del Sur'} ${place + 1}` },
  })),
})

/** @param {string} url @param {number} [schools] how many the API lists; by default what it does by itself @returns {Visit} */
export const registration = (url, schools) => async (page, measure) => {
  if (schools !== undefined)
    await page.route('**/api/v1/schools?*', (route) => route.fulfill({ json: schoolList(schools) }))
  await page.goto(`${url}/registro`)
  await page.getByText('Holocausto').waitFor()
  const listed = page.waitForResponse('**/api/v1/schools?*')
  await slowDown(page, slowProcessor)
  await measure('choose «Profesor»', () => page.getByLabel('Profesor', { exact: true }).tap())
  await listed
  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  await measure('look for «tecnica»', () => school.pressSequentially('tecnica', KEY))
  await page
    .getByRole('option', { name: /Técnica/ })
    .first()
    .waitFor()
  await measure('type the name', () => page.getByLabel('Nombre(s)').pressSequentially('María Fernanda', KEY))
  await measure('tick a theme', () => page.getByLabel('Holocausto').tap())
  await measure('send with errors', () => page.getByRole('button', { name: 'Crear cuenta' }).tap())
}

/** @param {string} url @returns {Visit} */
export const questionnaire = (url) => async (page, measure) => {
  await page.goto(`${url}/responder-cuestionario?codigo=${TEACHER_CODE}`)
  const start = page.locator('button:enabled', { hasText: 'Comenzar' })
  await start.waitFor()
  await slowDown(page, slowProcessor)
  const answers = page.getByRole('main').getByRole('radio')
  await measure('start', () => start.tap())
  await measure('choose an answer', () => answers.nth(1).tap())
  await measure('go on', () => page.getByRole('button', { name: 'Siguiente' }).tap())
  await page.getByRole('main').getByText('Pregunta 2 de').waitFor()
  await answers.nth(0).tap()
  await measure('change an answer', () => answers.nth(2).tap())
  await measure('see all the questions', () => page.getByRole('button', { name: 'Ver todas' }).tap())
  await measure('answer in the list', () => page.getByRole('group').nth(4).getByRole('radio').nth(1).tap())
  await measure('open the ways to a question', () => page.getByRole('button', { name: 'Ir a otra pregunta' }).tap())
  await measure('jump to a question', () => page.getByRole('button', { name: 'Pregunta 10,' }).tap())
}

/** @param {string} url @param {number} count how many addresses are there @returns {Visit} */
export const chips = (url, count) => async (page, measure) => {
  await page.goto(`${url}/enviar-cuestionario`)
  const field = page.getByLabel('Correos de los estudiantes')
  await field.focus()
  await field.evaluate((input, many) => {
    const clipboardData = new DataTransfer()
    const emails = Array.from({ length: many }, (_, place) => `alumno${place + 1}@escuela.example.mx`)
    clipboardData.setData('text', emails.join('\n'))
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, count)
  await page.getByRole('button', { name: `Quitar alumno${count}@`, exact: false }).waitFor()
  await slowDown(page, slowProcessor)
  await measure('type an address and Enter', async () => {
    await field.pressSequentially('luz@correo.mx', KEY)
    await field.press('Enter')
  })
  await page.getByRole('button', { name: 'Quitar luz@correo.mx' }).waitFor()
  const middle = Math.ceil(count / 2)
  await measure('remove an address', () => page.getByRole('button', { name: `Quitar alumno${middle}@` }).tap())
}
