import { newTeacherWithCode, SENT } from '../e2e/support/questionnaire'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { test } from './support/test'

test.beforeEach(async ({ person, orca, request }) => {
  const { code } = await newTeacherWithCode(request)
  await person.open(`/responder-cuestionario?codigo=${code}`)
  await person.see('Elena Torres Luna')
  await orca.heard()
  await person.press('button', 'Comenzar')
})

test('Each question is said once as it appears, with its place', async ({ person, orca }) => {
  for (const [place, { question }] of questionnaire.slice(0, 3).entries()) {
    await orca.hears(question, `Pregunta ${place + 1} de ${questionnaire.length}`)
    await person.press('button', 'Siguiente')
  }
})

test('That the answers were sent is said once', async ({ person, orca }) => {
  for (const [place, { answers }] of questionnaire.entries()) {
    await person.see(`Pregunta ${place + 1} de ${questionnaire.length}`)
    await person.take('radio', answers[0]?.answer ?? '')
    if (place + 1 < questionnaire.length) await person.press('button', 'Siguiente')
  }
  await orca.heard()
  await person.press('button', 'Enviar respuestas')
  await orca.hears(SENT)
})
