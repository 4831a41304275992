import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { passLink } from '@/model/freePass'

import { button, link, openAndPress, PASS, PATH, title, VALIDATED } from '../support/desk'
import { type Key, latinAmerican, usKeys } from '../support/keyboards'
import { answer, holdAnswer, received } from '../support/server'
import { visit } from '../support/visit'

const OTHER = 'Eso no es un pase de este sitio.'
const token = (index: number) => `k3J9vQz7bN1xW5tRpL8mYc2HfD6sGa4EuKoZi0XT${index}`
const linkOf = (index: number) =>
  passLink(window.location.origin, { fullname: `Ana ${index}`, token: token(index), userId: String(index) })

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Siguiente código' })
const holder = () => screen.getByText('A nombre de').nextElementSibling
/** The lines of today's list, without the times. */
const today = () =>
  within(screen.getByRole('region', { name: 'Hoy en este dispositivo' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/^\d\d:\d\d/, ''))
const redemptions = async () => (await received()).filter(({ line }) => line.includes('remove_qr_code'))

/** Presses or releases a key at a time in milliseconds. @returns whether the browser would act on the key */
function press(element: Element, key: string, timeStamp: number, type: 'keyDown' | 'keyUp' = 'keyDown') {
  const event = createEvent[type](element, { key })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  return fireEvent(element, event)
}

describe('the next code at the ticket desk', () => {
  it('140. opens each pass that a scanner types, whatever has focus, and redeems none without a press', async () => {
    const { user } = await visit(link)
    const focused = [
      () => screen.getByRole('heading', { level: 1 }),
      () => screen.getByRole('button', { name: 'Validar en el sistema' }),
      () => screen.getByRole('checkbox', { name: 'Avisar con sonido y vibración' }),
      () => screen.getByRole('textbox'),
      () => document.body,
    ]
    await button()
    for (const [index, element] of focused.entries()) {
      element().focus()
      await user.keyboard(`${linkOf(index + 1)}{Enter}`)
      await waitFor(() => expect(holder()).toHaveTextContent(`Ana ${index + 1}`))
      expect(await button()).toHaveFocus()
    }
    expect(await redemptions()).toEqual([])
  })

  it.each([
    ['a Latin American keyboard layout', ({ key }: Key) => latinAmerican[key] ?? key],
    ['Caps Lock on', ({ key, shiftKey }: Key) => (shiftKey ? key.toLowerCase() : key.toUpperCase())],
  ])('140. opens a pass that a US scanner types into a computer with %s', async (_what, shown) => {
    const { user } = await visit(link)
    await button()
    const input = await field()
    input.focus()
    for (const key of usKeys(linkOf(8))) {
      fireEvent.keyDown(input, { ...key, key: shown(key) })
      fireEvent.input(input, { target: { value: input.value + shown(key) } })
    }
    await user.keyboard('{Enter}')
    await waitFor(() => expect(holder()).toHaveTextContent('Ana 8'))
    expect(screen.queryByText(OTHER)).not.toBeInTheDocument()
  })

  // The times are fixed, because the events of a busy test machine are as late as those of a slow computer.
  it('140. ignores the second Enter of a scanner, however late a slow computer handles it', async () => {
    await visit(link)
    const redeem = await button()
    expect(press(redeem, 'a', 9000)).toBe(true)
    vi.spyOn(performance, 'now').mockReturnValue(99_000)
    expect(press(await field(), 'Enter', 9300)).toBe(true)
    expect(press(redeem, 'Enter', 9330)).toBe(false)
    expect(press(redeem, 'Enter', 10_000)).toBe(true)
  })

  it('140. ignores a space that a scanner types while a button has focus', async () => {
    await visit(link)
    const redeem = await button()
    press(redeem, ' ', 9000)
    expect(press(redeem, ' ', 9005, 'keyUp')).toBe(false)
    press(redeem, ' ', 10_000)
    expect(press(redeem, ' ', 10_060, 'keyUp')).toBe(true)
  })

  it('140. focuses the field after each result, and counts the validated passes', async () => {
    answer('get', PATH, {})
    answer('get', '/users/8/remove_qr_code', {})
    answer('get', '/users/9/remove_qr_code', {}, 422)
    const { user } = await openAndPress()
    for (const [index, count] of [
      [8, 1],
      [9, 2],
    ] as const) {
      await waitFor(async () => expect(await field()).toHaveFocus())
      expect(await field()).toHaveAccessibleDescription(/Deja pasar a 1 persona/)
      expect(screen.getByText(/^Pases validados:/)).toHaveTextContent(`validados: ${count}`)
      await user.keyboard(`${linkOf(index)}{Enter}`)
      await title(PASS)
      await user.click(await button())
    }
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(screen.getByText(/^Pases validados:/)).toHaveTextContent('validados: 2')
    expect(today()).toEqual(['Ana 9 No validado', 'Ana 8 Validado', 'Ana Ruiz Validado'])
  })

  it('140. ignores the scanner’s second Enter after an unusual code', async () => {
    answer('get', PATH, {})
    const { user } = await visit(link)
    const input = await field()
    await user.keyboard(`${linkOf(8).replace(token(8), 'corto')}{Enter}`)
    await title('Este código no parece el de un pase')
    expect(await field()).toBe(input)
    expect(input).toHaveFocus()
    await user.keyboard(`{Enter}${linkOf(9)}{Enter}{Enter}`)
    await title(PASS)
    expect(await button()).toHaveFocus()
    expect(await field()).toBe(input)
    expect(await redemptions()).toEqual([])
  })

  it('140. reports a code that is not a pass, and withdraws the permission to enter', async () => {
    answer('get', PATH, {})
    const { user, address } = await openAndPress()
    await title(VALIDATED)
    const { search } = address
    for (const text of ['7501234567890', linkOf(7).replace(window.location.host, 'otro.mx')]) {
      await user.keyboard(`${text}{Enter}`)
      expect(await screen.findByRole('alert')).toHaveTextContent(OTHER)
      expect(await field()).toHaveFocus()
      expect(await field()).toHaveValue('')
    }
    expect(screen.getByRole('heading', { level: 1, name: 'Listo para el siguiente código' })).toBeVisible()
    expect(screen.queryByText('A nombre de')).not.toBeInTheDocument()
    expect(screen.queryByText(/Deja pasar/)).not.toBeInTheDocument()
    expect(address.search).toBe(search)
    await user.keyboard(`${linkOf(9)}{Enter}`)
    expect(await title(PASS)).toBeVisible()
    expect(screen.queryByText(OTHER)).not.toBeInTheDocument()
  })

  it('140. withdraws the note about another code when the pass is validated', async () => {
    answer('get', PATH, {})
    const { user } = await visit(link)
    await button()
    await user.keyboard('7501234567890{Enter}')
    expect(await screen.findByText(OTHER)).toBeVisible()
    await user.click(await button())
    await title(VALIDATED)
    expect(screen.queryByText(OTHER)).not.toBeInTheDocument()
  })

  it.each([
    ['the same pass', new URL(link, window.location.href).href],
    ['a code that is not a pass', '7501234567890'],
  ])('140. shows the answer about the pass on the screen, although %s was read before it', async (_what, text) => {
    const release = holdAnswer('get', PATH, {})
    const { user } = await openAndPress()
    await user.keyboard(`${text}{Enter}`)
    release()
    await title(VALIDATED)
    expect(await field()).toHaveAccessibleDescription(/Deja pasar a 1 persona/)
    expect(screen.queryByText(OTHER)).not.toBeInTheDocument()
    expect(await redemptions()).toHaveLength(1)
    // Read after the answer, it admits no second visitor.
    await user.keyboard(`${text}{Enter}`)
    await waitFor(() => expect(screen.queryByText(/Deja pasar/)).not.toBeInTheDocument())
  })

  it('140. shows a late answer in the row of its own pass only', async () => {
    const release = holdAnswer('get', PATH, {})
    answer('get', '/users/8/remove_qr_code', {}, 422)
    const { user } = await openAndPress()
    await user.keyboard(`${linkOf(8)}{Enter}`)
    await title(PASS)
    expect(await button()).toBeEnabled()
    expect(today()).toEqual(['Ana Ruiz Sin respuesta'])
    release()
    await waitFor(() => expect(today()).toEqual(['Ana Ruiz Validado']))
    expect(await title(PASS)).toBeVisible()
    expect(await button()).toHaveFocus()
    // The former pass, scanned again, admits no second visitor.
    await user.keyboard(`${new URL(link, window.location.href).href}{Enter}`)
    expect(await screen.findByRole('heading', { level: 1, name: /^Este dispositivo ya lo validó hoy/ })).toBeVisible()
    expect(await field()).toHaveFocus()
  })
})

/** Gives the browser a camera that shows one code. @returns how many of its tracks are on */
function showToCamera(code: string, access = () => Promise.resolve()) {
  let on = 0
  const stop = () => void (on -= 1)
  const getUserMedia = async () => {
    await access()
    on += 1
    return { getTracks: () => [{ stop }] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  class Detector {
    readonly found = [[], [{ rawValue: code }]]
    detect() {
      return Promise.resolve(this.found.shift() ?? [])
    }
  }
  vi.stubGlobal('BarcodeDetector', Detector)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return () => on
}

const camera = () => screen.findByRole('button', { name: 'Usar la cámara' })

describe('the camera of the ticket desk', () => {
  it.each([
    ['a pass', linkOf(8), async () => expect(await button()).toHaveFocus()],
    ['another code', 'https://otro.mx/', async () => expect(await screen.findByText(OTHER)).toBeVisible()],
  ])('140. is on from a press until it has read %s', async (_what, code, expectResult) => {
    const tracks = showToCamera(code)
    const { user } = await visit(link)
    await user.click(await camera())
    await waitFor(expectResult)
    expect(await camera()).toBeVisible()
    expect(tracks()).toBe(0)
    expect(await redemptions()).toEqual([])
  })

  it('140. says that the browser does not permit it until a code is read, and is off', async () => {
    const access = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    showToCamera('', access)
    const { user } = await visit(link)
    await user.click(await camera())
    expect(await screen.findByText(/^No se pudo usar la cámara\./)).toBeVisible()
    await user.click(await camera())
    await waitFor(() => expect(access).toHaveBeenCalledTimes(2))
    expect(await screen.findByText(/^No se pudo usar la cámara\./)).toBeVisible()
    await user.keyboard(`${linkOf(8)}{Enter}`)
    await waitFor(() => expect(holder()).toHaveTextContent('Ana 8'))
    expect(screen.queryByText(/^No se pudo usar la cámara\./)).not.toBeInTheDocument()
  })

  it('140. is not offered where the browser reads no codes', async () => {
    await visit(link)
    await button()
    expect(screen.queryByRole('button', { name: 'Usar la cámara' })).not.toBeInTheDocument()
  })
})
