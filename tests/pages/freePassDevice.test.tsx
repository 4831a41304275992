import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { openDeskLog } from '@/model/deskLog'

import { button, CALL, KEY, link, openAndPress, PASS, PATH, title, UNKNOWN, USED, VALIDATED } from '../support/desk'
import { answer, answerSite, dropConnection, holdAnswer, received, server } from '../support/server'
import { holdTimers, pass } from '../support/time'
import { visit } from '../support/visit'

const toggle = () => screen.findByRole('checkbox', { name: 'Avisar con sonido y vibración' })

describe('the log of the ticket desk', () => {
  it('5, 7, 126. keeps an unanswered attempt, and mentions the attempt when a later attempt is refused', async () => {
    dropConnection('get', PATH)
    const { user } = await openAndPress()
    await title(UNKNOWN)
    // The page suggests a retry, so it must not say «no lo valides» as well.
    expect(screen.queryByText(/no lo valides/)).not.toBeInTheDocument()
    expect(screen.getByRole('listitem')).toHaveTextContent(/Sin respuesta$/)
    server.resetHandlers()
    answer('get', PATH, {}, 422)
    await user.click(await button())
    expect(await title(USED)).toBeInTheDocument()
    expect(
      screen.getByText(/Este dispositivo intentó validarlo hoy a las \d\d:\d\d y no recibió respuesta/),
    ).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(/Ana Ruiz No validado$/)
    expect(screen.getByRole('main')).toHaveTextContent(/Consultado a las/)
    expect(screen.getByRole('main')).not.toHaveTextContent(/Se intentó/)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    ['leaves the page and returns', 'go'],
    ['opens the link in another tab', 'tab'],
  ])('4, 115. does not admit a second visitor with the same pass when the desk %s', async (_what, way) => {
    answer('get', PATH, {})
    const { go, goBack } = await openAndPress()
    await title(VALIDATED)
    if (way === 'go') {
      await go('/terminos-condiciones')
      await goBack()
    } else {
      cleanup()
      await visit(link)
    }
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Este dispositivo ya lo validó hoy a las/ }),
    ).toBeVisible()
    expect(screen.queryByText(/Deja pasar/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

it('93. shows a pass that another tab of the device has validated since, and counts it', async () => {
  await visit(link)
  await button()
  openDeskLog().begin(KEY, 'Ana Ruiz')('validated')
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByRole('heading', { level: 1, name: /^Este dispositivo ya lo validó hoy/ })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByText(/^Pases validados:/)).toHaveTextContent('validados: 1')
})

it('93. focuses the field for the next code when another tab validates the pass', async () => {
  await visit(link)
  const redeem = await button()
  redeem.focus()
  openDeskLog().begin(KEY, 'Ana Ruiz')('validated')
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Siguiente código' })).toHaveFocus())
})

it('93. does not take another tab’s refusal for the answer to its own unanswered attempt', async () => {
  dropConnection('get', PATH)
  await openAndPress()
  await title(UNKNOWN)
  openDeskLog().begin(KEY, 'Ana Ruiz')('used')
  fireEvent(document, new Event('visibilitychange'))
  await title(USED)
  expect(screen.getByText(/^Este dispositivo lo consultó hoy a las/)).toBeVisible()
  // The system may have refused the pass for this attempt, so the desk can ask again.
  expect(await button()).toBeEnabled()
})

it('93. an answer that arrives while the page is not open admits no visitor when the desk returns', async () => {
  const release = holdAnswer('get', PATH, {})
  const { go, goBack } = await openAndPress()
  await go('/terminos-condiciones')
  const arrived = new Promise((resolve) => server.events.on('response:mocked', resolve))
  release()
  await act(() => arrived)
  await waitFor(() => expect(openDeskLog().resultOf(KEY)?.outcome).toBe('validated'))
  await goBack()
  expect(await screen.findByRole('heading', { level: 1, name: /^Este dispositivo ya lo validó hoy/ })).toBeVisible()
  expect(screen.queryByText(/Deja pasar/)).not.toBeInTheDocument()
})

const lines = async () => (await received()).map(({ line }) => line)

describe('the ticket desk in a browser that reports itself offline', () => {
  const HINT = 'Sin conexión, según este dispositivo. Puedes intentarlo: sin red no se envía nada.'
  const STILL = 'Sigue sin conexión. No se envió nada.'

  it('8, 101. sends and stores nothing while the site does not respond, and redeems the pass later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answerSite(() => HttpResponse.error())
    answer('get', PATH, {})
    const { user } = await visit(link)
    expect(await button()).toBeEnabled()
    expect(await button()).toHaveAccessibleDescription(HINT)
    await user.click(await button())
    expect(await screen.findByText(STILL)).toBeVisible()
    expect(await button()).toHaveAccessibleDescription(STILL)
    expect(await title(PASS)).toBeInTheDocument()
    expect(await lines()).toEqual(['HEAD /'])
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    expect(openDeskLog().resultOf(KEY)).toBeNull()

    answerSite(() => new HttpResponse())
    await user.click(await button())
    expect(await title(VALIDATED)).toBeInTheDocument()
    expect(await lines()).toEqual(['HEAD /', 'HEAD /', CALL])
  })

  it('101. removes the note about the connection once the browser is online', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visit(link)
    expect(await screen.findByText(HINT)).toBeVisible()
    network.mockReturnValue(true)
    fireEvent.online(window)
    await waitFor(() => expect(screen.queryByText(HINT)).not.toBeInTheDocument())
  })
})

it('4. the ticket desk keeps today’s list and the sound setting after sign-out', async () => {
  answer('get', PATH, {})
  const { user, go } = await visit(link, { as: 'teacher' })
  await user.click(await toggle())
  await user.click(await button())
  await title(VALIDATED)
  await go('/logout')
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }))
  await screen.findByLabelText('Correo electrónico')
  await go('/free-pass?fullname=Beto&token_qr=U&userId=8')
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^\d\d:\d\dAna Ruiz Validado$/)
  expect(await toggle()).toBeChecked()
})

/** Mocks vibration and sound. @returns the vibration patterns, the tones in hertz, and the number of open contexts */
function listen() {
  const vibrations: VibratePattern[] = []
  const tones: number[] = []
  let open = 0
  Object.defineProperty(navigator, 'vibrate', {
    value: (pattern: VibratePattern) => vibrations.push(pattern) > 0,
    configurable: true,
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'))
  class Sound {
    readonly currentTime = 10
    constructor() {
      open += 1
    }
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => undefined }
    }
    createOscillator() {
      const frequency = { value: 0 }
      const stop = () => tones.push(frequency.value)
      return { frequency, stop, start: () => undefined, connect: (next: unknown) => next }
    }
    close() {
      open -= 1
      return Promise.resolve()
    }
  }
  vi.stubGlobal('AudioContext', Sound)
  return { vibrations, tones, open: () => open }
}

describe('the ticket desk with sound and vibration', () => {
  it.each<[name: string, arrange: () => void, outcome: string, vibration: number[], tones: number[]]>([
    ['validated', () => answer('get', PATH, {}), VALIDATED, [120], [880]],
    ['used', () => answer('get', PATH, {}, 422), USED, [250, 100, 250], [220, 220]],
    ['unanswered', () => dropConnection('get', PATH), UNKNOWN, [80, 80, 80, 80, 80], [440, 440, 440]],
  ])('signals the outcome «%s»', async (_name, arrange, outcome, vibration, tones) => {
    const signals = listen()
    arrange()
    const { user } = await visit(link)
    await user.click(await toggle())
    holdTimers()
    await user.click(await button())
    await title(outcome)
    await waitFor(() => expect(signals.vibrations).toEqual([vibration]))
    expect(signals.tones).toEqual(tones)
    expect(signals.open()).toBe(1)
    await pass(1500)
    expect(signals.open()).toBe(0)
  })

  it('starts with both off, and leaves them off after the user switches them off', async () => {
    const signals = listen()
    dropConnection('get', PATH)
    const first = await openAndPress()
    await title(UNKNOWN)
    expect(await toggle()).not.toBeChecked()
    await first.user.click(await toggle())
    cleanup()

    const second = await visit(link)
    expect(await toggle()).toBeChecked()
    await second.user.click(await toggle())
    cleanup()

    await openAndPress()
    await title(UNKNOWN)
    expect(await toggle()).not.toBeChecked()
    expect(signals.vibrations).toEqual([])
    expect(signals.tones).toEqual([])
  })
})
