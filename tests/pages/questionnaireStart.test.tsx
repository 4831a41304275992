import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { AGE_RULE } from '@/model/museum'
import { classLink } from '@/model/links'
import { seededAccounts } from '@/mocks/embeddedApi'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { CODE, continueButton, PATH, start, storeFourteen } from '../support/questionnaire'
import { answer, dropConnection, holdAnswer, received, server } from '../support/server'
import { pass } from '../support/time'
import { visit } from '../support/visit'

const { teacher, parent } = seededAccounts
const OFFER = 'Hay respuestas de antes en este dispositivo'
const lookUps = async () => (await received()).filter(({ line }) => line.startsWith('GET /users'))

it('29. the start page looks up a typed code half a second after the last key, and shows the teacher', async () => {
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

it('107. the start page looks up a code once, even if the link and the student write the code differently', async () => {
  const { user } = await visit(`${PATH}?codigo=%23${CODE}.`)
  await user.click(await screen.findByRole('button', { name: /^Cambiar/ }))
  const field = screen.getByLabelText('Código de profesor')
  expect(field).toHaveValue(CODE)
  for (const text of [`Código: ${CODE.slice(0, 1)} ${CODE.slice(1)}.`, classLink(Number(CODE))]) {
    await user.clear(field)
    await user.paste(text)
    expect(field).toHaveValue(text)
    expect(await start()).toBeEnabled()
  }
  expect(screen.getByText('Mariana Ríos Cano')).toBeInTheDocument()
  expect(await lookUps()).toMatchObject([{ line: `GET /users/${CODE}` }])
})

it('30. the start page ignores the response to a look-up if the code has changed', async () => {
  const release = holdAnswer('get', `/users/${CODE}`, { id: 1, profile_id: 1, name: 'Tarde' })
  const { user } = await visit(PATH)
  await user.click(await screen.findByRole('radio', { name: 'Sí' }))
  const code = screen.getByLabelText('Código de profesor')
  await user.type(code, CODE)
  await waitFor(async () => expect(await lookUps()).toHaveLength(1))
  await user.clear(code)
  await user.type(code, String(parent.id))
  const advice = await screen.findByText(/Revisa el código con tu profesor o profesora\./)
  const late = new Promise((resolve) => server.events.on('response:mocked', resolve))
  release()
  await act(() => late)
  await user.tab()
  expect(screen.queryByText('Tarde')).not.toBeInTheDocument()
  expect(advice).toBeInTheDocument()
  expect(await start()).toBeDisabled()
})

it.each([
  ['is unknown', () => undefined, '999', 1],
  ['is a word', () => undefined, 'maestra', 1],
  ['could not be looked up', () => dropConnection('get', '/users/7'), '7', 0],
])('30. the start page explains, with advice, a code that %s', async (_what, arrange, code, asks) => {
  arrange()
  const { user } = await visit(`${PATH}?codigo=${code}`)
  expect(await screen.findByText(/arrojó|pudimos/)).toBeVisible()
  expect(screen.queryAllByText(/Revisa el código con tu profesor o profesora\./)).toHaveLength(asks)
  expect(screen.queryAllByRole('button', { name: 'Buscar de nuevo' })).toHaveLength(1 - asks)
  expect(await start()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /^Cambiar/ }))
  expect(screen.getByLabelText('Código de profesor')).toHaveAccessibleDescription(
    expect.stringMatching(/arrojó|pudimos/),
  )
})

it('30. the start page looks up a code again when the connection returns, but not a code that was refused', async () => {
  dropConnection('get', `/users/${CODE}`)
  const { user } = await visit(`${PATH}?codigo=${CODE}`)
  await screen.findByRole('button', { name: 'Buscar de nuevo' })
  server.resetHandlers()
  fireEvent.online(window)
  expect(await screen.findByText('Mariana Ríos Cano')).toBeInTheDocument()
  expect(await start()).toBeEnabled()
  await user.click(screen.getByRole('button', { name: /^Cambiar/ }))
  await user.clear(screen.getByLabelText('Código de profesor'))
  await user.type(screen.getByLabelText('Código de profesor'), String(parent.id))
  await screen.findByText(/Revisa el código con tu profesor o profesora\./)
  fireEvent.online(window)
  await user.clear(screen.getByLabelText('Código de profesor'))
  await user.type(screen.getByLabelText('Código de profesor'), '999999')
  await screen.findByText(/^El ID ingresado no arrojó resultados/)
  expect(await lookUps()).toHaveLength(4)
})

it('98. a class link shows the teacher, and a code field only after a press on «Cambiar»', async () => {
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
  await user.click(screen.getByRole('radio', { name: 'No' }))
  expect(screen.queryByText('Mariana Ríos Cano')).not.toBeInTheDocument()
})

const ANONYMOUS = /^Tus respuestas viajan sin tu nombre\./
const NAMED = /^Tus respuestas viajan con el correo de tu cuenta\./

it.each<[who: string, as: 'parent' | undefined, role: 'Sí' | 'No', says: RegExp, never: RegExp]>([
  ['a signed-out student', undefined, 'Sí', ANONYMOUS, NAMED],
  ['a visitor who will sign in', undefined, 'No', NAMED, ANONYMOUS],
  ['a signed-in student', 'parent', 'Sí', NAMED, ANONYMOUS],
  ['a signed-in visitor', 'parent', 'No', NAMED, ANONYMOUS],
])(
  'after the role is chosen, the start page explains whether an e-mail address is sent with the answers of %s',
  async (_who, as, role, says, never) => {
    const { user } = await visit(PATH, as && { as })
    expect(await start()).toBeDisabled()
    expect(screen.queryByText(ANONYMOUS)).not.toBeInTheDocument()
    await user.click(await screen.findByRole('radio', { name: role }))
    expect(screen.getByText(says)).toBeInTheDocument()
    expect(screen.queryByText(never)).not.toBeInTheDocument()
  },
)

it('the start page links to the terms and mentions the minimum age', async () => {
  const { user, address } = await visit(`${PATH}?codigo=${teacher.id}`)
  const terms = await screen.findByText(/^Al comenzar aceptas los/)
  expect(terms).toHaveTextContent(`Al comenzar aceptas los términos. ${AGE_RULE}`)
  await user.click(within(terms).getByRole('link', { name: 'términos' }))
  expect(await screen.findByRole('heading', { level: 1, name: /Términos/ })).toBeInTheDocument()
  expect(address.pathname).toBe('/terminos-condiciones')
})

it('134. the start page shows the number of questions that the API sends', async () => {
  const included = [
    { id: '1', type: 'questions', attributes: { number: 1, question: '¿La una?' } },
    { id: '8', type: 'answers', attributes: { answer: 'Sí', question_id: 1 } },
    { id: '2', type: 'questions', attributes: { number: 2, question: '¿La otra?' } },
    { id: '9', type: 'answers', attributes: { answer: 'Sí', question_id: 2 } },
  ]
  answer('get', '/tests/1', { data: { id: '1' }, included })
  await visit(PATH)
  expect(
    await screen.findByText(/^Son 2 preguntas\. Puedes hacer pausas: todo se guarda 24 horas\./),
  ).toBeInTheDocument()
})

it('the start page does not promise to store answers that the browser cannot store', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await visit(PATH)
  expect(await screen.findByText(/este navegador no guarda tus respuestas/)).toBeInTheDocument()
  expect(screen.queryByText(/24 horas/)).not.toBeInTheDocument()
})

it('92. the start page shows no error and no English text while the user tabs through the page', async () => {
  const { user } = await visit(PATH)
  const first = await screen.findByRole('radio', { name: 'Sí' })
  await user.click(first)
  for (let step = 0; step < 5; step += 1) await user.tab()
  first.focus()
  for (let step = 0; step < 5; step += 1) await user.tab()
  expect(screen.getByRole('main')).not.toHaveTextContent(/required|must|field|obligatori|Elige/)
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

it('32. a visitor who is not a student signs in first, and then finds «No» still selected', async () => {
  const { user, address } = await visit(PATH)
  await user.click(await screen.findByRole('radio', { name: 'No' }))
  await user.click(await start())
  expect(await screen.findByRole('dialog')).not.toHaveTextContent('te espera al volver')
  expect(address).toMatchObject({ pathname: '/login', search: '?fromQuestionnaire=true' })
  await user.keyboard('{Escape}')
  await user.type(screen.getByLabelText('Correo electrónico'), parent.email)
  await user.type(screen.getByLabelText('Contraseña'), `${parent.password}{Enter}`)
  expect(await screen.findByRole('radio', { name: 'No' })).toBeChecked()
  expect(address.pathname).toBe(PATH)
})

it('the start page redirects to sign-in when the API refuses an anonymous look-up', async () => {
  answer('get', '/users/7', { errors: [{ detail: 'Inicia sesión.' }] }, 401)
  const { address } = await visit(`${PATH}?codigo=7`)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(address).toMatchObject({ pathname: '/login', search: '?fromQuestionnaire=true' })
})

describe('stored answers of an earlier student', () => {
  it.each([
    ['on the page of the class link', `?codigo=${CODE}`],
    ['on the page of a single question', `?codigo=${CODE}&pregunta=3`],
  ])('88. are offered before any question is shown: %s', async (_how, query) => {
    storeFourteen()
    const { user } = await visit(`${PATH}${query}`)
    expect(await screen.findByText(OFFER)).toBeInTheDocument()
    expect(screen.getByText(/^Respondidas: 14 de 15\. Si son tuyas/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Comenzar' })).not.toBeInTheDocument()
    expect(screen.queryByText(questionnaire[2]?.question ?? '')).not.toBeInTheDocument()
    await user.click(await continueButton())
    expect(await screen.findByText(questionnaire[14]?.question ?? '')).toBeInTheDocument()
  })

  it('are offered to a student who types the code, but Enter does not accept the offer', async () => {
    storeFourteen()
    const { user } = await visit(PATH)
    await user.click(await screen.findByRole('radio', { name: 'Sí' }))
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Código de profesor'), CODE)
    expect(await screen.findByText(OFFER)).toBeInTheDocument()
    await user.type(screen.getByLabelText('Código de profesor'), '{Enter}')
    expect(screen.getByText(OFFER)).toBeInTheDocument()
  })

  it('are removed when the student starts again', async () => {
    storeFourteen()
    const { user } = await visit(`${PATH}?codigo=${CODE}`)
    await user.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }))
    expect(await screen.findByText(questionnaire[0]?.question ?? '')).toBeInTheDocument()
    expect(screen.getAllByRole('radio').some((radio) => radio.matches(':checked'))).toBe(false)
  })
})
