import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { ClassLink } from '@/features/class-link/ClassPanels'
import { ClassQr } from '@/features/class-link/ClassQr'
import { TeacherCode } from '@/features/class-link/TeacherCode'

const LINK = `${window.location.origin}/responder-cuestionario?codigo=1101`

function userWithClipboard() {
  // The spy must come after setup(), which replaces the clipboard.
  const user = userEvent.setup()
  return { user, writeText: vi.spyOn(navigator.clipboard, 'writeText') }
}

describe('the class link', () => {
  it('is shown and can be copied', async () => {
    const { user, writeText } = userWithClipboard()
    render(<ClassLink teacherId={1101} />)
    expect(screen.getByText(LINK)).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Copiar enlace' }))

    expect(await screen.findByText('Enlace copiado')).toBeInTheDocument()
    expect(writeText.mock.calls).toEqual([[LINK]])
  })

  it('is shared by a WhatsApp link with a message', () => {
    render(<ClassLink teacherId={1101} />)
    const href = screen.getByRole('link', { name: /^Compartir por WhatsApp/ }).getAttribute('href') ?? ''
    const { origin, searchParams } = new URL(href)
    expect(origin).toBe('https://wa.me')
    expect(searchParams.get('text')).toBe(
      `Responde el cuestionario de nuestra visita al Museo Memoria y Tolerancia: ${LINK}`,
    )
  })

  it('is shown as a QR code with an accessible name', async () => {
    render(<ClassQr teacherId={1101} />)
    expect(await screen.findByRole('img', { name: 'Código QR del enlace para tu grupo' })).toBeInTheDocument()
  })
})

it('the teacher code is shown and can be copied', async () => {
  const { user, writeText } = userWithClipboard()
  render(<TeacherCode teacherId={1101} />)
  expect(screen.getByText('1101')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Copiar código' }))

  expect(writeText.mock.calls).toEqual([['1101']])
})
