import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Note } from '@/ui/Note'

it.each([
  ['polite', 'polite'],
  ['assertive', null],
] as const)(
  'a %s note is an alert, which screen readers announce although its text appears with it',
  (live, politeness) => {
    render(<Note live={live} title="Sus datos se han actualizado correctamente" />)
    expect(screen.getByRole('alert')).toHaveTextContent('Sus datos se han actualizado correctamente')
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe(politeness)
  },
)
