import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { questionnaire } from '@/mocks/seed/questionnaire'
import {
  CODE,
  continueButton,
  PATH,
  posts,
  start,
  startAtTheLast,
  storeFourteen,
  submit,
} from '../support/questionnaire'
import { answer, dropConnection, evaluations, server } from '../support/server'
import { visit } from '../support/visit'

const { teacher, parent } = seededAccounts
const SENT = 'Respuestas enviadas correctamente.'

/** Opens and starts the questionnaire with a teacher's code. */
async function startAsStudent(code = String(teacher.id)) {
  const opened = await visit(`${PATH}?codigo=${code}`)
  await waitFor(async () => expect(await start()).toBeEnabled())
  await opened.user.click(await start())
  return opened
}

/** Answers the questions from 1 to `last`, except the skipped ones. */
async function answerUpTo(user: UserEvent, last: number, skipped: number[] = []) {
  for (let number = 1; number <= last; number += 1) {
    const { question = '', answers = [] } = questionnaire[number - 1] ?? {}
    await screen.findByText(question)
    if (!skipped.includes(number)) await user.click(screen.getByLabelText(answers[number % 4]?.answer ?? ''))
    // A fast second press of «Siguiente» does not leave a question.
    if (number < last)
      await user.click(
        skipped.includes(number)
          ? screen.getByLabelText(`Pregunta ${number + 1}, sin responder`)
          : screen.getByText('Siguiente'),
      )
  }
}

it('31. a signed-in user who is not a student sends answers without a teacher code', async () => {
  const { user } = await visit(PATH, { as: 'parent' })
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  expect(screen.queryByLabelText('Código de profesor')).not.toBeInTheDocument()
  await user.click(await start())
  await answerUpTo(user, 15)
  await waitFor(async () => expect(await submit()).toBeEnabled())
  await user.click(await submit())
  await screen.findByRole('heading', { name: SENT })
  expect(await posts()).toMatchObject([{ body: { id_professor: null, email: parent.email } }])
  expect(screen.queryByRole('button', { name: 'Que responda otro estudiante' })).not.toBeInTheDocument()
})

it('the next student on the same phone can start offline, and the teacher is looked up before sending', async () => {
  const { user } = await startAsStudent()
  await screen.findByText(questionnaire[0]?.question ?? '')
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(teacher.email)
  cleanup()
  sessionStorage.clear()
  dropConnection('get', `/users/${teacher.id}`)
  await visit(`${PATH}?codigo=${teacher.id}`)
  expect(await screen.findByText('Mariana Ríos Cano')).toBeInTheDocument()
  await user.click(await start())
  await answerUpTo(user, questionnaire.length)
  server.resetHandlers()
  await user.click(await submit())
  await screen.findByRole('heading', { name: SENT })
  expect(evaluations()).toMatchObject([{ id_professor: teacher.id, email: teacher.email }])
})

describe('the questionnaire', () => {
  it('33. names the unanswered question, and sends one request after all questions are answered', async () => {
    const { user } = await startAsStudent()
    await answerUpTo(user, 15, [3])
    expect(await submit()).toBeDisabled()
    expect(screen.getByText('Para enviar te falta la pregunta 3.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Ir a la pregunta 3' }))
    const group = await screen.findByRole('group', { name: questionnaire[2]?.question ?? '' })
    expect(document.title).toContain('Pregunta 3 de 15')
    await user.click(within(group).getByLabelText(questionnaire[2]?.answers[3]?.answer ?? ''))
    await waitFor(async () => expect(await submit()).toBeEnabled())
    await user.dblClick(await submit())

    expect(await screen.findByRole('heading', { name: SENT })).toBeInTheDocument()
    const answers = questionnaire.map(({ id, answers: own }, index) => ({
      question_id: id,
      answer_id: own[(index + 1) % 4]?.id,
    }))
    const body = { id_professor: teacher.id, email: teacher.email, answers }
    expect(await posts()).toEqual([{ line: 'POST /tests/1/evaluation', authorization: null, body }])

    await user.click(screen.getByRole('button', { name: 'Que responda otro estudiante' }))
    expect(await screen.findByText('Mariana Ríos Cano')).toBeInTheDocument()
    await user.click(await start())
    await screen.findByRole('group', { name: questionnaire[0]?.question ?? '' })
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })

  it.each<[what: string, press: (user: UserEvent) => Promise<void>]>([
    ['two fast taps on «Siguiente»', (user) => user.dblClick(screen.getByText('Siguiente'))],
    ['a key that repeats', (user) => user.keyboard('{Enter>5/}')],
  ])('leaves one question after %s', async (_what, press) => {
    const { user } = await startAsStudent()
    await screen.findByText(questionnaire[0]?.question ?? '')
    await user.click(screen.getByLabelText(questionnaire[0]?.answers[1]?.answer ?? ''))
    vi.useFakeTimers({ toFake: ['performance'] })
    await press(user)
    expect(await screen.findByText(questionnaire[1]?.question ?? '')).toBeInTheDocument()
    expect(screen.queryByText(questionnaire[2]?.question ?? '')).not.toBeInTheDocument()
    vi.advanceTimersByTime(600)
    await user.click(screen.getByText('Siguiente'))
    expect(await screen.findByText(questionnaire[2]?.question ?? '')).toBeInTheDocument()
  })

  it('numbers the questions from 1, whatever numbers the API returns', async () => {
    const included = [
      { id: '1', type: 'questions', attributes: { number: 'tres', question: '¿La otra?' } },
      { id: '2', type: 'questions', attributes: { number: 7, question: '¿La una?' } },
      { id: '8', type: 'answers', attributes: { answer: 'Sí', question_id: 1 } },
      { id: '9', type: 'answers', attributes: { answer: 'No', question_id: 2 } },
    ]
    answer('get', '/tests/1', { data: { id: '1' }, included })
    const { user } = await startAsStudent()
    await user.click(await screen.findByRole('button', { name: /Ver todas/ }))
    const headings = await screen.findAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['1. ¿La una?', '2. ¿La otra?'])
    expect(screen.getByText('Para enviar te faltan 2 preguntas: 1 y 2.')).toBeInTheDocument()
  })

  it.each([
    ['the device stores the answers', true, 'Tus respuestas siguen guardadas en este dispositivo.'],
    [
      'the device does not store the answers',
      false,
      'Tus respuestas siguen en esta página: no la cierres ni la recargues.',
    ],
  ])('34. shows, both offline and after a refusal, that %s', async (_what, isStored, where) => {
    storeFourteen()
    const { user } = await visit(`${PATH}?codigo=${CODE}`)
    await user.click(await continueButton())
    await screen.findByText(questionnaire[14]?.question ?? '')
    if (!isStored) {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    }
    await user.click(screen.getByRole('button', { name: 'Anterior' }))
    const earlier = await screen.findByRole('group', { name: questionnaire[13]?.question ?? '' })
    await user.click(within(earlier).getByLabelText(questionnaire[13]?.answers[1]?.answer ?? ''))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent.offline(window)
    expect(await screen.findByText(`Sin conexión. ${where}`)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Siguiente' }))
    await user.click(await screen.findByLabelText('Nelson Mandela'))
    expect(await screen.findByText(`Sin conexión. ${where} Envíalas cuando vuelva la señal.`)).toBeInTheDocument()

    online.mockReturnValue(true)
    fireEvent.online(window)
    await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).not.toBeInTheDocument())
    answer('post', '/tests/1/evaluation', { errors: [{ detail: 'Hoy no.' }] }, 422)
    await user.click(await submit())
    expect(await screen.findByText(where)).toBeInTheDocument()
  })

  it('hides the failure of an earlier attempt after the student changes the teacher code', async () => {
    const { user, goBack } = await startAtTheLast()
    dropConnection('post', '/tests/1/evaluation')
    await waitFor(async () => expect(await submit()).toBeEnabled())
    await user.click(await submit())
    expect(await screen.findByRole('alert')).toHaveTextContent(/No sabemos si tus respuestas llegaron/)

    await goBack()
    answer('get', '/users/7', { id: 7, profile_id: 1, name: 'Ana Ruiz', email: 'ana@escuela.mx' })
    await user.click(await screen.findByRole('button', { name: /^Cambiar/ }))
    await user.clear(screen.getByLabelText('Código de profesor'))
    await user.type(screen.getByLabelText('Código de profesor'), '7')
    expect(await screen.findByText('Ana Ruiz')).toBeInTheDocument()
    await user.click(await start())
    await screen.findByRole('group', { name: questionnaire[0]?.question ?? '' })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('a reload restores the answers; the teacher’s e-mail is looked up again instead of being stored', async () => {
  await startAtTheLast()
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(teacher.email)
  cleanup()

  const again = await visit(`${PATH}?codigo=${CODE}&pregunta=15`)
  await waitFor(async () => expect(await submit()).toBeEnabled())
  dropConnection('get', `/users/${CODE}`)
  await again.user.click(await submit())
  expect(await screen.findByText(/^No se enviaron/)).toBeInTheDocument()
  expect(await posts()).toEqual([])

  answer('get', `/users/${CODE}`, { id: teacher.id, profile_id: 1, name: 'Mariana', email: teacher.email })
  await again.user.click(await submit())
  await screen.findByRole('heading', { name: SENT })
  expect(await posts()).toMatchObject([{ body: { id_professor: teacher.id, email: teacher.email } }])
})
