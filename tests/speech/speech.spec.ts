import { isStillGood, newPass, PASS, USED, VALIDATED } from '../e2e/support/passes'
import { newTeacher } from '../e2e/support/people'
import { newTeacherWithCode, PATH, SENT } from '../e2e/support/questionnaire'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { expect, test } from './orca'

test('The desk announces once that a pass is validated, and once that a pass was already used', async ({
  person,
  orca,
  request,
}) => {
  const usedElsewhere = await newPass(request)
  expect(await isStillGood(request, usedElsewhere)).toBe(true)
  person.allow(/status of 422/)
  for (const [pass, outcome, next] of [
    [await newPass(request), VALIDATED, 'Deja pasar a 1 persona'],
    [usedElsewhere, USED, 'Cada código sirve una sola vez'],
  ] as const) {
    await person.open('/')
    await person.open(pass.link)
    await person.seeHeading(PASS)
    await orca.heard()
    await person.press('button', 'Validar en el sistema')
    await orca.hears(outcome, next)
  }
})

test('The sign-in page announces a refused sign-in once, with the reason', async ({ person, orca }) => {
  person.allow(/status of 401/)
  await person.open('/login')
  await person.fill('Correo electrónico', 'nadie@escuela.example.mx')
  await person.fill('Contraseña', 'NoEsLaSuya1')
  await orca.heard()
  await person.press('button', 'Iniciar sesión')
  await orca.hears('El correo o la contraseña no son correctos', 'No pudiste entrar')
})

test('An incomplete form announces the number of errors once, and the error summary links to the fields', async ({
  person,
  orca,
}) => {
  await person.open('/registro')
  await person.seeHeading('Crea tu cuenta')
  await orca.heard()
  await person.press('button', 'Crear cuenta')
  await orca.hears('Revisa 4 datos antes de enviar')
  await person.press('link', 'El correo es obligatorio.')
  await orca.hears('Correo electrónico entry')
})

test('The school search announces the number of results, the choice and a missing school', async ({ person, orca }) => {
  await person.open('/registro')
  await person.take('radio', 'Profesor')
  await person.take('field', 'Escuela')
  await orca.heard()
  await person.fill('Escuela', 'secundaria tecnica 14')
  await orca.hears('3 coincidencias')
  await person.press('option', 'Escuela Secundaria Técnica 14')
  await orca.hears('Escuela Secundaria Técnica 14')

  await person.fill('Escuela', 'zzz')
  await orca.hears('Sin coincidencias')
  await person.take('field', 'CCT')
  await orca.hears('CCT entry', '«zzz» no está en la lista.')
})

test('The browser announces the title of the first page, and the app announces each later title once', async ({
  person,
  orca,
}) => {
  await person.open('/login')
  await person.seeHeading('Iniciar sesión')
  const title = 'Iniciar sesión · Museo Memoria y Tolerancia'
  const heard = await orca.heard()
  expect(heard).toContain(`Finished loading ${title}.`)
  expect(heard.filter((phrase) => phrase === title || phrase === `${title}.`)).toEqual([])

  await person.press('link', 'Regístrate')
  await orca.hears('Crea tu cuenta', 'Registro · Museo Memoria y Tolerancia')
})

test('The visit form announces when a group is added or removed', async ({ person, orca, request }) => {
  await person.open('/solicitud-visita')
  await person.signIn(await newTeacher(request))
  await person.see('1 de 5 grupos')
  await orca.heard()
  await person.press('button', 'Agregar grupo')
  await orca.hears('Grupo 2', 'Número de estudiantes')
  await person.press('button', 'Quitar grupo 2')
  await orca.hears('Grupo 2 quitado. Queda 1 grupo.')
})

test('The questionnaire announces each question once with its number, and announces that the answers were sent', async ({
  person,
  orca,
  request,
}) => {
  const { code } = await newTeacherWithCode(request)
  await person.open(`${PATH}?codigo=${code}`)
  await person.see('Elena Torres Luna')
  await orca.heard()
  await person.press('button', 'Comenzar')
  for (const [index, { question, answers }] of questionnaire.entries()) {
    const counted = `Pregunta ${index + 1} de ${questionnaire.length}`
    await person.see(counted)
    if (index < 3) await orca.hears(question, counted)
    await person.take('radio', answers[0]?.answer ?? '')
    if (index < 3) await orca.heard()
    if (index + 1 < questionnaire.length) await person.press('button', 'Siguiente')
  }
  await orca.heard()
  await person.press('button', 'Enviar respuestas')
  await orca.hears(SENT)
})
