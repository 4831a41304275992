import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Receipt } from '@/ui/receipt/Receipt'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const receipt = (value: string, empty: string | false = false) => (
  <Receipt
    title="Precotización"
    rows={[{ label: 'Asistentes', value: 70, sum: true }]}
    total={{ label: 'Total', detail: '70 × $95.00', value, empty }}
  />
)

test('reads the total aloud once it rests, and not at first', () => {
  const { rerender } = render(receipt('', 'Sin calcular'))
  vi.advanceTimersByTime(2000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(receipt('$95.00'))
  vi.advanceTimersByTime(500)
  rerender(receipt('$190.00'))
  vi.advanceTimersByTime(500)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  vi.advanceTimersByTime(400)
  expect(screen.getByRole('status')).toHaveTextContent('Total: $190.00')
})
