import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { ErrorBoundary } from '@/app/ErrorBoundary'
import { PageFailure } from '@/app/PageFailure'

function Broken(): never {
  throw new TypeError('x.toSorted is not a function')
}

it('64. the error boundary replaces a failed component with a message and a link, even in browsers without reportError', () => {
  vi.stubGlobal('reportError', undefined)
  const reported = vi.fn<(event: ErrorEvent) => void>()
  window.addEventListener('error', reported, { once: true })
  vi.mocked(console.error).mockImplementation(() => undefined)

  render(
    <>
      <nav aria-label="Principal">Menú</nav>
      <ErrorBoundary fallback={PageFailure}>
        <Broken />
      </ErrorBoundary>
    </>,
  )

  expect(screen.getByRole('heading', { name: 'No pudimos mostrar esta página' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir a inicio' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  expect(reported.mock.calls[0]?.[0].error).toBeInstanceOf(TypeError)
  vi.mocked(console.error).mockClear()
})
