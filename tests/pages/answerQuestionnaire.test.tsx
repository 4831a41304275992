import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { CODE, PATH, posts, startAtTheLast, submit } from '../support/questionnaire'
import { answer, dropConnection, evaluations, holdAnswer, received, server } from '../support/server'
import { pass } from '../support/time'
import { visit } from '../support/visit'

const { teacher, parent } = seededAccounts
const lookUps = async () => (await received()).filter(({ line }) => line.startsWith('GET /users'))
const SENT = 'Respuestas enviadas correctamente.'
const NOT_A_TEACHER = 'El código ingresado no es de un profesor.'
const NOT_FOUND = 'El ID ingresado no arrojó resultados, favor de verificar sea correcto'
const start = () => screen.findByRole('button', { name: 'Comenzar' })

/** The device loses or finds its network. */
const network = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

/** Passes the gate with a teacher's code. */
async function startAsStudent(code = String(teacher.id)) {
  const opened = await visit(`${PATH}?codigo=${code}`)
  await waitFor(async () => expect(await start()).toBeEnabled())
  await opened.user.click(await start())
  return opened
}

/** Answers what is on the screen and goes on, up to a question. */
async function answerUpTo(user: UserEvent, last: number, skipped: number[] = []) {
  for (let number = 1; number <= last; number += 1) {
    const { question = '', answers = [] } = questionnaire[number - 1] ?? {}
    await screen.findByText(question)
    if (!skipped.includes(number)) await user.click(screen.getByLabelText(answers[number % 4]?.answer ?? ''))
    if (number < last) await user.click(screen.getByText('Siguiente'))
  }
}

describe('the gate', () => {
  it('29. looks a typed code up once, half a second after the last key, and shows the teacher and the school', async () => {
    const { user } = await visit(PATH)
    expect(await start()).toBeDisabled()
    await user.click(await screen.findByRole('radio', { name: 'Sí' }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (let length = 1; length <= CODE.length; length += 1) {
      fireEvent.change(screen.getByLabelText('Código de profesor'), { target: { value: CODE.slice(0, length) } })
      await pass(499)
    }
    expect(await lookUps()).toEqual([])
    await pass(1)
    vi.useRealTimers()
    expect(await screen.findByText('Mariana Ríos Cano')).toBeInTheDocument()
    expect(screen.getByText('Escuela Secundaria Técnica 14')).toBeInTheDocument()
    expect(screen.queryByText(teacher.email)).not.toBeInTheDocument()
    expect(await start()).toBeEnabled()
    expect(await lookUps()).toEqual([{ line: `GET /users/${CODE}`, authorization: null, body: null }])
    await user.clear(screen.getByLabelText('Código de profesor'))
    expect(await start()).toBeDisabled()
  })

  it('30. shows no teacher whose answer comes when another code stands there', async () => {
    const release = holdAnswer('get', `/users/${CODE}`, { id: 1, profile_id: 1, name: 'Tarde' })
    const { user } = await visit(PATH)
    await user.click(await screen.findByRole('radio', { name: 'Sí' }))
    const code = screen.getByLabelText('Código de profesor')
    await user.type(code, CODE)
    await waitFor(async () => expect(await lookUps()).toHaveLength(1))
    await user.clear(code)
    await user.type(code, String(parent.id))
    expect(await screen.findByText(NOT_A_TEACHER, { exact: false })).toBeInTheDocument()
    const late = new Promise((resolve) => server.events.on('response:mocked', resolve))
    release()
    await act(() => late)
    await user.tab()
    expect(screen.queryByText('Tarde')).not.toBeInTheDocument()
    expect(screen.getByText(NOT_A_TEACHER, { exact: false })).toBeInTheDocument()
    expect(await start()).toBeDisabled()
  })

  it.each([
    ['somebody else', () => undefined, String(parent.id), NOT_A_TEACHER, true],
    ['nobody', () => undefined, '999', NOT_FOUND, true],
    ['what leads out of the address', () => undefined, '..', NOT_FOUND, true],
    [
      'a server in trouble',
      () => answer('get', '/users/7', {}, 500),
      '7',
      `${NOT_FOUND}. Si tu código es correcto, también puede ser una falla del servidor: intenta de nuevo más tarde.`,
      false,
    ],
    [
      'no answer',
      () => dropConnection('get', '/users/7'),
      '7',
      'Error de servidor, intente de nuevo más tarde. Tu código puede estar bien: no pudimos comprobarlo.',
      false,
    ],
  ])('30. says what is wrong with the code of %s', async (_who, arrange, code, sentence, isRefused) => {
    arrange()
    await visit(`${PATH}?codigo=${code}`)
    expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument()
    expect(screen.getByLabelText('Código de profesor')).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(screen.queryAllByText(/Revisa el código con tu profesor o profesora\./)).toHaveLength(isRefused ? 1 : 0)
    expect(await start()).toBeDisabled()
    expect(screen.queryByText('¿Eres un estudiante?')).not.toBeInTheDocument()
  })

  it('98. begins with the teacher of the link, and asks nothing until that is to be changed', async () => {
    const { user } = await visit(`${PATH}?codigo=${teacher.id}`)
    expect(await screen.findByText('Mariana Ríos Cano')).toBeInTheDocument()
    expect(screen.getByText(/Las preguntas hablan de genocidio y discriminación/)).toBeInTheDocument()
    expect(await start()).toBeEnabled()
    expect(screen.queryByText('¿Eres un estudiante?')).not.toBeInTheDocument()
    expect(screen.queryByLabelText('Código de profesor')).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: /^Cambiar/ }))
    expect(screen.getByRole('radio', { name: 'Sí' })).toBeChecked()
    expect(screen.getByLabelText('Código de profesor')).toHaveValue(String(teacher.id))
    expect(screen.getByLabelText('Código de profesor')).toHaveFocus()
    expect(screen.getByText('Mariana Ríos Cano')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Cambiar/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'No' }))
    expect(screen.queryByText('Mariana Ríos Cano')).not.toBeInTheDocument()
  })

  it('92. shows no error to who goes through it with Tab, and no sentence in English', async () => {
    const { user } = await visit(PATH)
    const first = await screen.findByRole('radio', { name: 'Sí' })
    await user.click(first)
    for (let step = 0; step < 5; step += 1) await user.tab()
    first.focus()
    for (let step = 0; step < 5; step += 1) await user.tab()
    expect(screen.getByRole('main')).not.toHaveTextContent(/required|must|field|obligatori|Elige/)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  it('31. opens at once for who is no student and signed in, who sends without a teacher', async () => {
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

  it('32. asks who is no student to sign in first, and is as it was afterwards', async () => {
    const { user, address } = await visit(PATH)
    await user.click(await screen.findByRole('radio', { name: 'No' }))
    await user.click(await start())
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    expect(address).toMatchObject({ pathname: '/login', search: '?fromQuestionnaire=true' })
    await user.keyboard('{Escape}')
    await user.type(screen.getByLabelText('Correo electrónico'), parent.email)
    await user.type(screen.getByLabelText('Contraseña'), `${parent.password}{Enter}`)
    expect(await screen.findByRole('radio', { name: 'No' })).toBeChecked()
    expect(address.pathname).toBe(PATH)
  })

  it('asks to sign in when the API refuses who is not', async () => {
    answer('get', '/users/7', { errors: [{ detail: 'Inicia sesión.' }] }, 401)
    const { address } = await visit(`${PATH}?codigo=7`)
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    expect(address).toMatchObject({ pathname: '/login', search: '?fromQuestionnaire=true' })
  })
})

it('is begun by the next student of the phone without network, and sends with the teacher looked up then', async () => {
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

describe('the questions', () => {
  it('33. cannot be sent while one is missing, say which, and are sent once', async () => {
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

  it('are as many as the API sends', async () => {
    answer('get', '/tests/1', {
      data: { id: '1', type: 'tests' },
      included: [
        { id: '1', type: 'questions', attributes: { number: 40, question: '¿Una sola?' } },
        { id: '2', type: 'answers', attributes: { answer: 'Una respuesta', question_id: 1 } },
      ],
    })
    answer('post', '/tests/1/evaluation', {})
    const { user } = await startAsStudent()
    await user.click(await screen.findByRole('radio', { name: 'Una respuesta' }))
    await waitFor(async () => expect(await submit()).toBeEnabled())
    await user.click(await submit())
    await screen.findByRole('heading', { name: SENT })
    expect(await posts()).toMatchObject([{ body: { answers: [{ question_id: 1, answer_id: 2 }] } }])
  })

  it.each([
    [
      'a reason',
      () => answer('post', '/tests/1/evaluation', { errors: [{ detail: 'Ya cerró.' }] }, 422),
      'Ya cerró.',
      /No se enviaron/,
    ],
    [
      'no answer',
      () => dropConnection('post', '/tests/1/evaluation'),
      'Error de servidor, intente de nuevo más tarde.',
      /No sabemos si llegaron/,
    ],
  ])('34. stay where they are after %s', async (_what, arrange, title, explanation) => {
    const { user } = await startAtTheLast()
    arrange()
    await waitFor(async () => expect(await submit()).toBeEnabled())
    await user.click(await submit())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(alert).toHaveTextContent(explanation)
    expect(screen.getAllByRole('radio').some((radio) => radio.matches(':checked'))).toBe(true)
    expect(await submit()).toBeEnabled()
    expect(evaluations()).toEqual([])
    expect(await posts()).toHaveLength(1)
  })

  it('wait for the network, and for a tap', async () => {
    const { user } = await startAtTheLast()
    network(false)
    expect(await screen.findByText(/^Sin conexión\..*Envíalas cuando vuelva la señal\.$/)).toBeInTheDocument()
    expect(await submit()).toBeDisabled()
    network(true)
    expect(await screen.findByText('Volvió la conexión. Ya puedes enviar.')).toBeInTheDocument()
    expect(await posts()).toEqual([])
    await user.click(await submit())
    await screen.findByRole('heading', { name: SENT })
  })

  it('say when they cannot be loaded, and when there are none', async () => {
    answer('get', '/tests/1', {}, 500)
    const { user } = await startAsStudent()
    expect(await screen.findByText('Error de servidor.')).toBeInTheDocument()
    answer('get', '/tests/1', { data: { id: '1' }, included: [] })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('El cuestionario todavía no tiene preguntas')).toBeInTheDocument()
  })
})
