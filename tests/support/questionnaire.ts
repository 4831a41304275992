import { screen } from '@testing-library/react'

import { storedAnswers } from '@/lib/questionnaire'

import { seededAccounts } from '@/mocks/embeddedApi'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { received } from './server'
import { visit } from './visit'

export const PATH = '/responder-cuestionario'
/** The code of the seeded teacher, with which a class answers. */
export const CODE = String(seededAccounts.teacher.id)

export const start = () => screen.findByRole('button', { name: 'Comenzar' })
export const submit = () => screen.findByRole('button', { name: 'Enviar respuestas' })
export const continueButton = () => screen.findByRole('button', { name: 'Continuar' })
export const posts = async () => (await received()).filter(({ line }) => line.startsWith('POST /tests'))

/** Puts answers to the first fourteen of the fifteen questions into the browser's storage. */
export function storeFourteen() {
  const answers: Record<string, string> = {}
  for (const {
    id,
    answers: [first],
  } of questionnaire.slice(0, 14))
    answers[id] = String(first?.id)
  storedAnswers(CODE).write({ answers, isUncertain: false })
}

/** Opens the questionnaire with fourteen stored answers, goes on with them and chooses an answer to the last question. */
export async function startAtTheLast() {
  storeFourteen()
  const opened = await visit(`${PATH}?codigo=${CODE}`)
  await opened.user.click(await continueButton())
  await screen.findByText(questionnaire[14]?.question ?? '')
  await opened.user.click(screen.getByLabelText('Nelson Mandela'))
  return opened
}
