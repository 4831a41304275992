import { TEACHER_CODE } from './people.mjs'

/** @typedef {import('./reactions.mjs').Visit} Visit */
/** @typedef {import('./hands.mjs').Target} Target */

/** @type {(name: string | RegExp) => Target} */
const button = (name) => ({ role: 'button', name })
/** @type {(name: string) => Target} */
const field = (name) => ({ role: 'textbox', name })
/** @type {(name: string) => Target} */
const radio = (name) => ({ role: 'radio', name })

/** @param {string} url @returns {Visit} */
export const plainForm = (url) => async (phone, measure) => {
  const { hands } = phone
  await phone.visit(`${url}/formulario`)
  await measure('type', () => hands.type(field('Nombre'), 'María Fernanda'))
  await measure('choose', async () => {
    for (const color of ['rojo', 'azul', 'negro']) await hands.tap(radio(color))
  })
  await measure('tap', async () => {
    for (let tap = 0; tap < 4; tap += 1) await hands.tap(button(/^Pulsado/))
  })
}

/** @param {string} url @param {number} groups @returns {Visit} */
export const visitForm = (url, groups) => async (phone, measure) => {
  const { hands } = phone
  await phone.visit(`${url}/solicitud-visita`)
  await hands.waitFor(radio('WhatsApp'))
  for (let group = 2; group <= groups; group += 1) {
    await measure(`add group ${group}`, () => hands.tap(button('Agregar grupo')))
    await hands.waitFor({ role: 'group', name: `Grupo ${group}` })
  }
  await measure('type the students', async () => {
    for (let nth = 0; nth < groups; nth += 1) await hands.type({ ...field('Número de estudiantes'), nth }, '37')
  })
  await measure('choose a schedule', () => hands.tap(radio('10:30')))
  await measure('change the schedule', () => hands.tap(radio('12:00')))
  await measure('type the name', () => hands.type(field('Nombre del profesor'), ' de la Fuente'))
  await measure('send with errors', () => hands.tap(button('Enviar solicitud')))
  await measure('mend an error', () => hands.tap({ role: 'checkbox', name: /^Acepto los términos/ }))
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
export const registration = (url, schools) => async (phone, measure) => {
  const { hands } = phone
  if (schools !== undefined) await phone.answer('*/api/v1/schools?*', schoolList(schools))
  await phone.visit(`${url}/registro`)
  await hands.waitFor({ role: 'checkbox', name: 'Holocausto' })
  await measure('choose «Profesor»', () => hands.tap(radio('Profesor')))
  const school = { role: 'combobox', name: /^Escuela/ }
  await measure('look for «tecnica»', () => hands.type(school, 'tecnica'))
  await hands.waitFor({ role: 'option', name: /Técnica/ })
  await measure('choose a school', () => hands.tap({ role: 'option', name: /Técnica/ }))
  await measure('type the name', () => hands.type(field('Nombre(s)'), 'María Fernanda'))
  await measure('tick a theme', () => hands.tap({ role: 'checkbox', name: 'Holocausto' }))
  await measure('send with errors', () => hands.tap(button('Crear cuenta')))
}

/** @param {string} url @returns {Visit} */
export const questionnaire = (url) => async (phone, measure) => {
  const { hands } = phone
  await phone.visit(`${url}/responder-cuestionario?codigo=${TEACHER_CODE}`)
  await measure('start', () => hands.tap(button('Comenzar')))
  await measure('choose an answer', () => hands.tap({ role: 'radio', nth: 1 }))
  await measure('go on', () => hands.tap(button('Siguiente')))
  await measure('choose the second answer', () => hands.tap({ role: 'radio', nth: 0 }))
  await measure('change an answer', () => hands.tap({ role: 'radio', nth: 2 }))
  await measure('see all the questions', () => hands.tap(button(/^Ver todas/)))
  await measure('answer in the list', () => hands.tap({ role: 'radio', nth: 1, in: { role: 'group', nth: 4 } }))
  await measure('open the ways to a question', () => hands.tap(button(/^Ir a otra pregunta/)))
  await measure('jump to a question', () => hands.tap(button(/^Pregunta 10,/)))
}

/** @param {string} url @param {number} count how many addresses are there @returns {Visit} */
export const chips = (url, count) => async (phone, measure) => {
  const { hands } = phone
  const emails = field('Correos de los estudiantes')
  await phone.visit(`${url}/enviar-cuestionario`)
  await hands.paste(
    emails,
    Array.from({ length: count }, (_, place) => `alumno${place + 1}@escuela.example.mx`).join('\n'),
  )
  await hands.waitFor(button(new RegExp(`^Quitar alumno${count}@`)))
  await measure('type an address and Enter', async () => {
    await hands.type(emails, 'luz@correo.mx')
    await hands.pressEnter()
  })
  await hands.waitFor(button('Quitar luz@correo.mx'))
  await measure('remove an address', () => hands.tap(button(new RegExp(`^Quitar alumno${Math.ceil(count / 2)}@`))))
}
