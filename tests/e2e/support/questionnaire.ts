import type { APIRequestContext, Page } from '@playwright/test'

import { type Names, newTeacher, signInAtApi } from './people'
import { expect } from './test'

export const PATH = '/responder-cuestionario'
export const EVALUATION = '/tests/1/evaluation'
export const SENT = 'Respuestas enviadas correctamente.'
/** The device that most students use. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const QUESTIONS = 15

/** The controls of the questionnaire, located by role and name. */
export function questionnaire(page: Page) {
  const main = page.getByRole('main')
  return {
    role: (answer: 'Sí' | 'No') => main.getByRole('radio', { name: answer, exact: true }),
    code: main.getByLabel('Código de profesor'),
    start: main.getByRole('button', { name: 'Comenzar' }),
    next: main.getByRole('button', { name: 'Siguiente', exact: true }),
    back: main.getByRole('button', { name: 'Anterior' }),
    submit: main.getByRole('button', { name: 'Enviar respuestas' }),
    answers: main.getByRole('radio'),
    count: (number: number) => main.getByText(`Pregunta ${number} de ${QUESTIONS}`, { exact: true }),
    sent: main.getByRole('heading', { name: SENT }),
    failure: main.getByRole('alert'),
  }
}

/** Registers a teacher. Also returns the code that the class types. */
export async function newTeacherWithCode(request: APIRequestContext, names?: Partial<Names>) {
  const teacher = await newTeacher(request, undefined, names)
  return { teacher, code: (await signInAtApi(request, teacher)).id }
}

/** Opens the class link as a student and starts the questionnaire. */
export async function startAsStudent(page: Page, code: number): Promise<void> {
  await page.goto(`${PATH}?codigo=${code}`)
  await expect(questionnaire(page).start).toBeEnabled()
  await questionnaire(page).start.click()
  await expect(questionnaire(page).count(1)).toBeVisible()
}

/** Answers all questions except the skipped ones, and stays at the last question. */
export async function answerAll(page: Page, skipped: number[] = []): Promise<void> {
  const { answers, next, count } = questionnaire(page)
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await expect(count(number)).toBeVisible()
    if (!skipped.includes(number)) await answers.nth(number % 4).check()
    if (number === QUESTIONS) return
    // «Siguiente» ignores a second fast press without a new answer.
    await expect(async () => {
      await next.click()
      await expect(count(number + 1)).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
}
