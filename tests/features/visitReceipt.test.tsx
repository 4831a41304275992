import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { VisitReceipt } from '@/features/visit-request/VisitReceipt'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const receiptFor = (teachers: number) => (
  <MemoryRouter>
    <VisitReceipt
      service={{ id: '1', name: 'Visita guiada', price: 95 }}
      people={{ groups: [], teachers, parents: 0 }}
    />
  </MemoryRouter>
)

test('the receipt announces the total once the total stops changing, but not the initial total', () => {
  const { rerender } = render(receiptFor(0))
  vi.advanceTimersByTime(2000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(receiptFor(1))
  vi.advanceTimersByTime(500)
  rerender(receiptFor(2))
  vi.advanceTimersByTime(500)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  vi.advanceTimersByTime(400)
  expect(screen.getByRole('status')).toHaveTextContent('Total: $190.00')
})
