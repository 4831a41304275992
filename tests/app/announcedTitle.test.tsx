import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { questionnaireProgress } from '@/model/questionnaire'

import { CODE } from '../support/questionnaire'
import { visit } from '../support/visit'

/** Records the announced titles, in order. */
function announcedTitles(): string[] {
  const announced: string[] = []
  const observer = new MutationObserver(() => {
    const texts = [...document.querySelectorAll('output')].map(({ textContent }) => textContent)
    const title = texts.find((text) => text.includes('Museo Memoria y Tolerancia'))
    if (title !== undefined && title !== announced.at(-1)) announced.push(title)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  return announced
}

it('the application announces each page title once, except the first, which the browser announces', async () => {
  const announced = announcedTitles()
  const { user } = await visit('/login')
  await screen.findByRole('heading', { level: 1, name: 'Entra a tu cuenta' })
  await waitFor(() => expect(document.title).toBe('Entra a tu cuenta · Museo Memoria y Tolerancia'))
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Regístrate' }))
  const title = await screen.findByRole('heading', { level: 1, name: 'Crea tu cuenta' })
  await waitFor(() => expect(title).toHaveFocus())
  await waitFor(() => expect(announced).toEqual(['Crea tu cuenta · Museo Memoria y Tolerancia']))
})

it('the questionnaire announces each question only by moving focus to the question', async () => {
  const announced = announcedTitles()
  questionnaireProgress.write({
    role: 'student',
    code: CODE,
    link: CODE,
    hasStarted: true,
    sentBefore: null,
    resume: '',
  })
  const { user } = await visit(`/responder-cuestionario?codigo=${CODE}&pregunta=1`)
  for (const number of [2, 3]) {
    await user.click((await screen.findAllByRole('radio'))[0] ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    const question = await screen.findByRole('heading', { level: 1, description: `Pregunta ${number} de 15` })
    await waitFor(() => expect(question).toHaveFocus())
    // The heading labels the group. If it were inside the group, screen readers would read it twice.
    expect(screen.getByRole('group', { name: question.textContent })).not.toContainElement(question)
  }
  expect(announced).toEqual([])
})
