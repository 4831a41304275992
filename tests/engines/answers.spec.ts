import { newTeacherWithCode, SENT } from '../e2e/support/questionnaire'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { test } from './support/test'

test('61. a student is told that a code is nobody’s, and answers to the end with the right one', async ({
  person,
  request,
}) => {
  const { code } = await newTeacherWithCode(request)
  person.allow(/status of 404/)
  await person.open('/responder-cuestionario')
  await person.take('radio', 'Sí')
  await person.fill('Código de profesor', '999999')
  await person.see('El ID ingresado no arrojó resultados')
  await person.fill('Código de profesor', String(code))
  await person.see('Elena Torres Luna')
  await person.press('button', 'Comenzar')
  for (const [place, { answers }] of questionnaire.entries()) {
    await person.see(`Pregunta ${place + 1} de ${questionnaire.length}`)
    await person.take('radio', answers[place % 4]?.answer ?? '')
    if (place + 1 < questionnaire.length) await person.press('button', 'Siguiente')
  }
  await person.press('button', 'Enviar respuestas')
  await person.seeHeading(SENT)
})
