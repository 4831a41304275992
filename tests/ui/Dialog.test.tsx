import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/dialog/Dialog'

function Removal({ careful = false }: { careful?: boolean }) {
  const [open, setOpen] = useState(false)
  const cancelRef = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Quitar</Button>
      {open && (
        <Dialog title="¿Estás seguro?" size="s" onClose={close} initialFocus={careful ? cancelRef : 'heading'}>
          <p>El servicio se quitará de tu visita.</p>
          <Button tone="secondary" ref={cancelRef} onClick={close}>
            Cancelar
          </Button>
        </Dialog>
      )}
    </>
  )
}

async function openDialog(careful = false) {
  render(
    <StrictMode>
      <Removal careful={careful} />
    </StrictMode>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Quitar' }))
  return { user, dialog: screen.getByRole('dialog', { name: '¿Estás seguro?' }) }
}

describe('a dialog where the browser has none of its own (Firefox before 98)', () => {
  const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal') ?? {}

  beforeEach(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  afterEach(() => Object.defineProperty(HTMLDialogElement.prototype, 'showModal', showModal))

  test('never lets focus into the page', async () => {
    const { user } = await openDialog()
    expect(screen.getByRole('heading', { name: '¿Estás seguro?' })).toHaveFocus()
    for (let step = 0; step < 6; step += 1) {
      await user.tab()
      expect(screen.getByRole('button', { name: 'Quitar' })).not.toHaveFocus()
    }
  })

  test.each([
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['the backdrop', (user: ReturnType<typeof userEvent.setup>) => user.click(backdrop())],
  ])('%s closes it, focus returns, and nothing is left over the page', async (_, close) => {
    const before = document.body.childElementCount
    const { user } = await openDialog()
    await close(user)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Quitar' })).toHaveFocus()
    expect(document.body.childElementCount).toBe(before + 1)
  })
})

/** What lies over the page, under the dialog. */
const backdrop = () => document.body.firstElementChild ?? document.body

describe('a dialog', () => {
  test('starts at its heading', async () => {
    await openDialog()
    expect(screen.getByRole('heading', { name: '¿Estás seguro?' })).toHaveFocus()
  })

  test('starts at the harmless button when asked', async () => {
    await openDialog(true)
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  })

  test.each([
    [
      'the cross',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Cerrar' })),
    ],
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['the backdrop', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog'))],
  ])('%s closes it and focus returns', async (_, close) => {
    const { user } = await openDialog()
    await close(user)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Quitar' })).toHaveFocus()
  })

  test('a press that began inside does not close it', async () => {
    const { dialog } = await openDialog()
    fireEvent.pointerDown(screen.getByText('El servicio se quitará de tu visita.'))
    fireEvent.click(dialog)
    expect(dialog).toBeInTheDocument()
  })
})
