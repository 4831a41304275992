import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Email } from '@/ui/Email'

it('an e-mail address can break after «@» and dots only', () => {
  render(<Email address="ana.ruiz@escuela.example.mx" />)
  const address = screen.getByText('ana.ruiz@escuela.example.mx')
  expect(address.innerHTML.split('<wbr>')).toEqual(['ana.', 'ruiz@', 'escuela.', 'example.', 'mx'])
})
