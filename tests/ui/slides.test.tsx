import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { ProjectButton } from '@/ui/slides/ProjectButton'

const title = (name: string) => screen.getByRole('heading', { name })
const slides = [{ title: 'Uno' }, { title: 'Dos', content: <p>Texto</p> }, { title: 'Tres' }]

async function project(load: () => typeof slides | Promise<typeof slides> = () => slides) {
  const user = userEvent.setup()
  render(<ProjectButton load={load}>Proyectar</ProjectButton>)
  await user.click(screen.getByRole('button', { name: 'Proyectar' }))
  return user
}

beforeEach(() => {
  Element.prototype.requestFullscreen = async () => Promise.reject(new TypeError('Not here.'))
})

describe('the slides', () => {
  it.each(['{ArrowRight}', '{ArrowDown}', '{PageDown}', ' '])(
    '143. show the next slide at the key %j of a keyboard or a remote',
    async (key) => {
      const user = await project()
      expect(await screen.findByRole('heading', { name: 'Uno' })).toHaveFocus()
      await user.keyboard(key)
      expect(title('Dos')).toHaveFocus()
    },
  )

  it.each(['{ArrowLeft}', '{ArrowUp}', '{PageUp}'])('143. show the previous slide at the key %j', async (key) => {
    const user = await project()
    await screen.findByRole('heading', { name: 'Uno' })
    await user.keyboard(`{ArrowRight}${key}`)
    expect(title('Uno')).toBeVisible()
  })

  it('143. move by buttons and by clicks, and begin again after the last slide', async () => {
    const user = await project()
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }))
    expect(screen.getByText('2 de 3')).toBeVisible()
    await user.click(screen.getByText('Texto'))
    expect(title('Tres')).toBeVisible()
    await user.keyboard(' ')
    expect(title('Uno')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Anterior' }))
    // Space presses the focused button.
    await user.keyboard(' ')
    expect(title('Dos')).toBeVisible()
  })

  it('143. do not move at a click that selects text, and keep the keys', async () => {
    const user = await project()
    await user.click(await screen.findByText('Uno'))
    const target = screen.getByText('Texto')
    await user.pointer([{ target, offset: 0, keys: '[MouseLeft>]' }, { offset: 2 }, { keys: '[/MouseLeft]' }])
    expect(title('Dos')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(title('Tres')).toHaveFocus()
  })

  it('142. scroll enlarged text before they move', async () => {
    const user = await project()
    await screen.findByRole('heading', { name: 'Uno' })
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    await user.keyboard('{PageDown}')
    expect(title('Uno')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    expect(title('Dos')).toBeVisible()
  })

  it('close on Escape, and focus their button', async () => {
    const user = await project()
    const dialog = await screen.findByRole('dialog', { name: 'Uno' })
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Proyectar' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Proyectar' }))
    await user.click(await screen.findByRole('button', { name: 'Salir' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('the button of slides that do not load shows an error, and can be pressed again', async () => {
  const load = vi
    .fn<() => Promise<typeof slides>>()
    .mockRejectedValueOnce(new TypeError('Offline'))
    .mockResolvedValue(slides)
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Offline'))
  const exitFullscreen = vi.fn<() => Promise<void>>().mockResolvedValue()
  const enter = vi.fn<() => void>()
  Element.prototype.requestFullscreen = async () => new Promise((resolve) => enter.mockImplementation(resolve))
  const user = await project(load)
  // Browsers enter full screen later than the code fails to load.
  Object.assign(document, { fullscreenElement: document.documentElement, exitFullscreen })
  enter()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No pudimos abrir la proyección\./)
  expect(exitFullscreen).toHaveBeenCalledOnce()
  Element.prototype.requestFullscreen = async () => Promise.resolve()
  await user.click(screen.getByRole('button', { name: 'Proyectar' }))
  expect(await screen.findByRole('heading', { name: 'Uno' })).toBeVisible()
})
