import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { routes, unknownRoute } from '@/app/routes'

import { seededAccounts } from '@/mocks/embeddedApi'
import { fillIn } from '../support/forms'
import { type Opened, openRow, type PageRow, settle, type Task, waiting } from '../support/pageRow'
import { pageRows, secondStates } from '../support/secondStates'
import { answer, answerSite, dropConnection, holdAnswer, received, resetServer, server } from '../support/server'
import { translate } from '../support/translate'
import { visit } from '../support/visit'

type TaskRow = PageRow & { task: Task }

const taskRows = pageRows.filter((row): row is TaskRow => row.task !== undefined)
const others = Object.entries(secondStates).flatMap(([path, row]) => (typeof row === 'string' ? path : []))

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }))

/** Opens the page of a task and fills in its form. */
async function openTask(row: TaskRow) {
  const opened = await openRow(row)
  await settle(opened)
  await (row.task.fill ?? fillIn)(opened.user)
  return opened
}

/** Presses the task's button. Fills in the fields that were cleared, such as a password. */
async function send(opened: Opened, { button }: Task) {
  await fillIn(opened.user)
  await press(opened, button)
}

/** Shows the form again after the user returned to the page. */
async function resume({ user }: Opened, { reveal }: TaskRow) {
  await reveal?.(user)
}

async function leaveAndReturn({ go }: Opened, { url }: TaskRow) {
  await go('/preguntas-frecuentes')
  await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })
  await go(url)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const controls = () => [...document.querySelectorAll<Control>('main form :is(input, select, textarea)')]

/** Returns the values of the form's fields and its chips, without passwords and terms, which are never stored. */
const typed = () => [
  ...controls()
    .filter(({ type, name }) => type !== 'password' && name !== 'terms')
    .map((field) => (field.matches('[type=radio], [type=checkbox]') ? field.matches(':checked') : field.value)),
  ...[...document.querySelectorAll('main form li')].flatMap((row) =>
    row.querySelector('button') ? row.textContent : [],
  ),
]

/** Returns the enabled fields and buttons, except the submit button and the buttons that only show a question. */
const enabled = () =>
  [...document.querySelectorAll('main form :is(input, select, textarea, button:not([type=submit])):enabled')].filter(
    (control) => !control.closest('nav, [aria-expanded]'),
  )

/** Types one more letter into the first text field, if there is one. */
async function typeOn({ user }: Opened) {
  const field = controls().find(({ type, inputMode }) => /text|email/.test(type) && inputMode !== 'numeric')
  if (field) await user.type(field, 'z')
}

const main = () => document.querySelector('main')
/** The number of elements that lists add. */
const size = () => document.querySelectorAll('main :is(option, input, li, h2)').length

const sentBy = async ({ call: [method, path] }: Task) =>
  (await received()).filter(({ line }) => line.split('?')[0] === `${method.toUpperCase()} ${path}`)

it('every route has a row in the table of second states', () => {
  expect(Object.keys(secondStates).toSorted()).toEqual([...routes, unknownRoute].map(({ path }) => path).toSorted())
})

it.each(others)('%s has no form, as the table says', async (path) => {
  await settle(await visit(path, { as: 'teacher' }))
  expect(document.querySelector('main form')).toBeNull()
})

it.each(pageRows)(
  '56, 136. $url, as $as, shows no placeholder for ever when a request fails, and loads again',
  async (row) => {
    await settle(await openRow(row))
    const whole = size()
    const lines = new Set((await received()).map(({ line }) => line.split('?')[0] ?? ''))
    for (const line of [...lines].filter((one) => one.startsWith('GET '))) {
      cleanup()
      resetServer()
      sessionStorage.clear()
      localStorage.clear()
      answer('get', line.slice(4), {}, 500)
      const opened = await openRow(row)
      await settle(opened)
      await typeOn(opened)
      // A select without its options shows ''.
      const before = typed().filter((value) => value !== false && value !== '')
      server.resetHandlers()
      const retries = screen.queryAllByRole('button', { name: 'Reintentar' })
      for (const retry of retries) await opened.user.click(retry)
      await settle(opened)
      expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
      expect(typed()).toEqual(expect.arrayContaining(before))
      expect(size()).toBeGreaterThanOrEqual(retries.length > 0 ? whole : 0)
    }
  },
)

const DOUBT = /No sabemos si|pudo/
// `tests/store/doubts.test.tsx` refuses every call with every class of status.
const refusedRows = taskRows.map((row, index) => ({ row, url: row.url, status: [429, 422, 500][index % 3] ?? 0 }))

it.each(refusedRows)(
  '26, 122. $url keeps input and doubt: offline, unanswered, $status, reloaded',
  async ({ row, status }) => {
    const { task } = row
    const opened = await openTask(row)
    const before = typed()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answerSite(() => Response.error())
    act(() => void window.dispatchEvent(new Event('offline')))
    await press(opened, task.button)
    expect(await screen.findByText(/No se envió nada\./)).toBeInTheDocument()
    expect(waiting()).toEqual([])
    expect(typed()).toEqual(before)
    expect(await sentBy(task)).toHaveLength(0)
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))

    const doubt = task.isHarmless ? /./ : DOUBT
    dropConnection(...task.call)
    await send(opened, task)
    await waitFor(() => expect(main()).toHaveTextContent(doubt))
    await settle(opened)
    expect(typed()).toEqual(before)

    answer(...task.call, { errors: [{ detail: 'Hoy no se puede.' }] }, status)
    await send(opened, task)
    await waitFor(async () => expect(await sentBy(task)).toHaveLength(2))
    await settle(opened)
    expect(main()).toHaveTextContent(doubt)
    expect(typed()).toEqual(before)

    cleanup()
    const reloaded = await visit(row.url)
    await resume(reloaded, row)
    await settle(reloaded)
    await waitFor(() => expect(main()).toHaveTextContent(doubt))
    if (task.isShort) return
    await waitFor(() => expect(typed()).toEqual(before))
  },
)

it.each(taskRows)(
  '124, 126. $url, translated, accepts no input while it is sent, and is sent once although the user leaves and returns',
  async (row) => {
    const { task } = row
    const release = holdAnswer(...task.call, task.body ?? { id: '51' })
    const opened = await openTask(row)
    translate()
    const before = typed()
    await press(opened, task.button)
    await screen.findByRole('button', { name: task.busy })
    const other = task.otherField
    expect(enabled()).toEqual(other === undefined ? [] : [screen.getByRole('textbox', { name: other })])
    expect(typed()).toEqual(before)

    if (!task.isShort) {
      await leaveAndReturn(opened, row)
      await resume(opened, row)
    }
    await press(opened, task.busy)
    release()
    expect(await screen.findAllByText(task.done)).not.toEqual([])
    expect(document.body).toHaveTextContent(task.recipient ?? task.done)
    // The next page may still load a list of its own.
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(await sentBy(task)).toHaveLength(1)
    if (task.isShort) return

    await leaveAndReturn(opened, row)
    await resume(opened, row)
    expect(await screen.findByRole('button', { name: task.button })).toBeInTheDocument()
    expect(screen.queryByText(task.done)).not.toBeInTheDocument()
  },
)

/** Clears the drafts that other tabs share. @returns their number */
function clearInAnotherTab(): number {
  const keys = Object.keys(localStorage).filter((key) => key.endsWith('.borrador'))
  for (const key of keys) {
    localStorage.removeItem(key)
    fireEvent(window, new StorageEvent('storage', { key }))
  }
  return keys.length
}

it.each(taskRows.filter(({ task }) => !task.isShort && task.call[0] !== 'get'))(
  '$url shows neither a failure nor errors about restored input that this or another tab has cleared',
  async (row) => {
    const { task } = row
    await openTask(row)
    const before = typed()
    cleanup()
    const opened = await visit(row.url)
    await resume(opened, row)
    await waitFor(() => expect(typed()).toEqual(before))
    answer(...task.call, { errors: [{ detail: 'Hoy no se puede.' }] }, 422)
    await send(opened, task)
    expect(await screen.findByText('Hoy no se puede.')).toBeInTheDocument()

    if (clearInAnotherTab() === 0) await press(opened, 'Empezar de nuevo')
    await waitFor(() => expect(typed()).not.toEqual(before))
    expect(main()).not.toHaveTextContent(/Hoy no se puede|no se (envi|guard)/)
    expect(controls().filter((control) => control.matches('[aria-invalid]'))).toEqual([])
  },
)

it.each(taskRows.filter(({ task }) => task.unsent !== undefined))(
  '60, 99. $url keeps the input when the session expires while sending, and sends the input after sign-in',
  async (row) => {
    const { task } = row
    const opened = await openTask(row)
    const before = typed()
    answer(...task.call, { errors: [{ detail: 'Tu sesión expiró' }] }, 401)
    await press(opened, task.button)
    expect(await screen.findByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeInTheDocument()
    expect(screen.getByText(`${task.unsent}. Lo que escribiste está guardado y te espera al entrar.`)).toBeVisible()
    expect(opened.address.pathname).toBe('/login')

    server.resetHandlers()
    const { email, password } = seededAccounts.teacher
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue(email)
    await opened.user.type(screen.getByLabelText('Contraseña'), `${password}{Enter}`)
    await screen.findByRole('button', { name: task.button })
    await waitFor(() => expect(typed()).toEqual(before))
    expect(document.body).not.toHaveTextContent(/Tu sesión (terminó|expiró)/)
    await press(opened, task.button)
    expect(await screen.findAllByText(task.done)).not.toEqual([])
    expect(await sentBy(task)).toHaveLength(2)
  },
)
