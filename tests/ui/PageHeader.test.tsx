import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'

import { ButtonLink } from '@/ui/ButtonLink'
import { PageHeader } from '@/ui/page/PageHeader'

const WAY = [{ label: 'Inicio', to: '/' }, { label: 'Servicios' }]

test('says where one is; only from the second page on does it take focus', async () => {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <ButtonLink to="/servicios">Cambiar servicio</ButtonLink>
      <Routes>
        <Route path="/" element={<PageHeader title="Solicita tu visita" documentTitle="Solicitud" />} />
        <Route path="/servicios" element={<PageHeader title="Servicios escolares" breadcrumb={WAY} />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(document.title).toBe('Solicitud · Museo Memoria y Tolerancia')
  expect(document.body).toHaveFocus()

  await user.click(screen.getByRole('link', { name: 'Cambiar servicio' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Servicios escolares' })).toHaveFocus()
  await waitFor(() => expect(document.title).toBe('Servicios escolares · Museo Memoria y Tolerancia'))
  expect(screen.getByText('Servicios')).toHaveAttribute('aria-current', 'page')
})
