import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

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
        <Dialog title="¿Estás seguro?" size="s" onClose={close} initialFocus={careful ? cancelRef : undefined}>
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

type User = ReturnType<typeof userEvent.setup>

const showModal = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal') ?? {}
/** The element that a click outside the dialog hits: the native dialog, or the fallback's backdrop. */
const backdrops = {
  own: () => screen.getByRole('dialog'),
  ours: () => document.body.firstElementChild ?? document.body,
}

describe.each([
  ['a browser with native dialogs', backdrops.own],
  ['a browser without native dialogs (Firefox before 98)', backdrops.ours],
])('a dialog in %s', (_browser, backdrop) => {
  beforeEach(() => {
    if (backdrop === backdrops.ours) Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  })
  afterEach(() => void Object.defineProperty(HTMLDialogElement.prototype, 'showModal', showModal))

  test.each([
    ['the cross', (user: User) => user.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['Esc', (user: User) => user.keyboard('{Escape}')],
    ['the backdrop', (user: User) => user.click(backdrop())],
  ])('focuses its heading; %s closes the dialog, restores focus and leaves no element behind', async (_, close) => {
    const before = document.body.childElementCount
    const { user } = await openDialog()
    expect(screen.getByRole('heading', { name: '¿Estás seguro?' })).toHaveFocus()
    await close(user)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Quitar' })).toHaveFocus()
    expect(document.body.childElementCount).toBe(before + 1)
  })

  test('focuses the element of initialFocus', async () => {
    await openDialog(true)
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  })
})

test('the fallback dialog keeps focus inside', async () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  onTestFinished(() => void Object.defineProperty(HTMLDialogElement.prototype, 'showModal', showModal))
  const { user } = await openDialog()
  for (let step = 0; step < 6; step += 1) {
    await user.tab()
    expect(screen.getByRole('button', { name: 'Quitar' })).not.toHaveFocus()
  }
})

test('a press that began inside a dialog does not close the dialog', async () => {
  const { dialog } = await openDialog()
  fireEvent.pointerDown(screen.getByText('El servicio se quitará de tu visita.'))
  fireEvent.click(dialog)
  expect(dialog).toBeInTheDocument()
})
