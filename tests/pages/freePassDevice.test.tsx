import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { button, link, openAndPress, PATH, title, UNKNOWN, USED, VALIDATED } from '../support/desk'
import { answer, dropConnection, server } from '../support/server'
import { holdTimers, pass } from '../support/time'
import { visit } from '../support/visit'

const toggle = () => screen.findByRole('checkbox', { name: 'Avisar con sonido y vibración' })

describe('what the device of the ticket desk remembers', () => {
  it('7. remembers an attempt without an answer, and says so beside a later refusal', async () => {
    dropConnection('get', PATH)
    const { user } = await openAndPress()
    await title(UNKNOWN)
    // One order at a time: the page has just asked to validate it again.
    expect(screen.queryByText(/no lo valides/)).not.toBeInTheDocument()
    server.resetHandlers()
    answer('get', PATH, {}, 422)
    await user.click(await button())
    expect(await title(USED)).toBeInTheDocument()
    expect(screen.getByText(/Este equipo intentó validarlo hoy a las \d\d:\d\d y no recibió respuesta/)).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(/No validado$/)
  })

  it('59. remembers until the page is left where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    dropConnection('get', PATH)
    const { user } = await openAndPress()
    await title(UNKNOWN)
    server.resetHandlers()
    answer('get', PATH, {}, 422)
    await user.click(await button())
    expect(await title(USED)).toBeInTheDocument()
    expect(screen.getByText(/Este equipo intentó validarlo hoy a las \d\d:\d\d y no recibió respuesta/)).toBeVisible()
    expect(screen.getByRole('listitem')).toHaveTextContent(/Ana Ruiz No validado$/)
  })

  it('4. says what this device did with the same pass earlier', async () => {
    answer('get', PATH, {})
    const { user } = await openAndPress()
    await title(VALIDATED)
    cleanup()
    server.resetHandlers()
    answer('get', PATH, {}, 422)
    await visit(link)
    expect(await screen.findByText(/Este equipo ya validó este pase hoy a las/)).toBeVisible()
    await user.click(await button())
    expect(await title(USED)).toBeInTheDocument()
    expect(screen.getByText(/Este equipo lo validó hoy a las/)).toBeVisible()
  })
})

it('says without network that nothing was sent, but not once an attempt was not answered', async () => {
  dropConnection('get', PATH)
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await visit(link)
  const offline = 'Sin conexión a internet. Nada se ha enviado. El botón se activa en cuanto vuelva.'
  expect(await button()).toHaveAccessibleDescription(offline)
  network.mockReturnValue(true)
  fireEvent.online(window)
  await user.click(await button())
  await title(UNKNOWN)
  network.mockReturnValue(false)
  fireEvent.offline(window)
  expect(await button()).toHaveAccessibleDescription(offline.replace('Nada se ha enviado. ', ''))
})

it('4. the list of today and the sound that was chosen survive signing out', async () => {
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

/** A device that vibrates and sounds: how it vibrated, the tones in hertz, and how many sounds are still open. */
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

describe('sound and vibration', () => {
  it.each<[name: string, arrange: () => void, outcome: string, vibration: number[], tones: number[]]>([
    ['validated', () => answer('get', PATH, {}), VALIDATED, [120], [880]],
    ['used', () => answer('get', PATH, {}, 422), USED, [250, 100, 250], [220, 220]],
    ['unanswered', () => dropConnection('get', PATH), UNKNOWN, [80, 80, 80, 80, 80], [440, 440, 440]],
  ])('tell that the pass is %s, once that is asked for', async (_name, arrange, outcome, vibration, tones) => {
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

  it('tell nothing at first, nor after they were switched off, which is remembered as well', async () => {
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

  it('redeem a pass also where sound fails', async () => {
    answer('get', PATH, {})
    vi.stubGlobal('AudioContext', () => {
      throw new TypeError('x is not a function')
    })
    const { user } = await visit(link)
    await user.click(await toggle())
    await user.click(await button())
    expect(await title(VALIDATED)).toBeInTheDocument()
  })
})
