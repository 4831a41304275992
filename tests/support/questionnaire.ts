import { screen } from '@testing-library/react'

import { storedAnswers } from '@/model/answers'

import { seededAccounts } from '@/mocks/embeddedApi'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { received } from './server'
import { visit } from './visit'

export const PATH = '/responder-cuestionario'
/** The code of the seeded teacher. */
export const CODE = String(seededAccounts.teacher.id)

export const start = () => screen.findByRole('button', { name: 'Comenzar' })
export const submit = () => screen.findByRole('button', { name: 'Enviar respuestas' })
export const continueButton = () => screen.findByRole('button', { name: 'Continuar' })
export const posts = async () => (await received()).filter(({ line }) => line.startsWith('POST /tests'))

/** Stores the first answer to each question. */
export function storeAnswers(questions: typeof questionnaire) {
  const answers: Record<string, string> = {}
  for (const {
    id,
    answers: [first],
  } of questions)
    answers[id] = String(first?.id)
  storedAnswers(CODE).write({ answers })
}

/** Stores answers to the first fourteen of the fifteen questions. */
export const storeFourteen = () => storeAnswers(questionnaire.slice(0, 14))

/** Opens the questionnaire with fourteen stored answers, continues it, and answers the last question. */
export async function startAtTheLast() {
  storeFourteen()
  const opened = await visit(`${PATH}?codigo=${CODE}`)
  await opened.user.click(await continueButton())
  await screen.findByText(questionnaire[14]?.question ?? '')
  await opened.user.click(screen.getByLabelText('Nelson Mandela'))
  return opened
}
