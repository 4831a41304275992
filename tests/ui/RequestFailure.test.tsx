import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { messages } from '@/lib/messages'
import { RequestFailure } from '@/ui/RequestFailure'

const unsent = { kind: 'unsent', message: messages.unsent } as const

it.each([
  ['that nothing was sent', unsent, messages.unsent, 'Ya hay conexión. No se envió nada.'],
  [
    'nothing about an earlier attempt',
    { ...unsent, message: messages.unsentAgain, isDoubtful: true },
    messages.unsentAgain,
    'Ya hay conexión.',
  ],
])(
  '78, 118. a request without a connection says %s, also when the connection returns',
  (_what, failure, before, after) => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<RequestFailure failure={failure} />)
    expect(screen.getByText(before)).toBeVisible()
    network.mockReturnValue(true)
    fireEvent.online(window)
    expect(screen.getByText(after)).toBeVisible()
    expect(screen.queryByText(before)).not.toBeInTheDocument()
  },
)
