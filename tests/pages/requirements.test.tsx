import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answer } from '../support/server'
import { visit } from '../support/visit'

const list = (name: string) => screen.findByRole('region', { name })

const requirement = (id: number, requirement_type_id: number | string, content: string) => ({
  id: String(id),
  type: 'requirements',
  attributes: { requirement_type_id, content },
})

describe('/requisitos', () => {
  it('49. shows the requirements of the SEP and of the museum in two lists', async () => {
    answer('get', '/requirements', {
      data: [
        requirement(1, 1, '<p><strong>Oficio</strong> de salida</p>'),
        requirement(2, 2, '<p>Llegar antes</p>'),
        requirement(3, '1', 'Permiso firmado'),
      ],
    })
    await visit('/requisitos')

    const sep = await list('SEP')
    expect(
      within(sep)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Oficio de salida', expect.stringMatching(/^Permiso firmado/)])
    expect(within(sep).getByText('Oficio').tagName).toBe('STRONG')
    const museum = await list('Museo')
    expect(
      within(museum)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Llegar antes'])
  })

  it.each([
    ['signed-out users', undefined, 1],
    ['teachers', 'teacher', 1],
    ['parents', 'parent', 0],
  ] as const)('links to the permission slips only for users who can request a visit: %s', async (_who, as, links) => {
    await visit('/requisitos', as && { as })
    const sep = within(await list('SEP'))
    expect(sep.queryAllByRole('link', { name: /^imprime los permisos/ })).toHaveLength(links)
  })

  it('reports that one list is empty', async () => {
    answer('get', '/requirements', { data: [requirement(1, 1, 'Oficio')] })
    await visit('/requisitos')
    expect(await list('Museo')).toHaveTextContent('Por ahora no hay requisitos en esta lista.')
    expect(screen.queryByText('Aún no hay requisitos publicados')).not.toBeInTheDocument()
  })

  it('reports that both lists are empty, and links to the contact page', async () => {
    answer('get', '/requirements', { data: [] })
    await visit('/requisitos')
    expect(await screen.findByRole('heading', { name: 'Aún no hay requisitos publicados' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute('href', '/contacto')
    expect(screen.queryByRole('button', { name: 'Imprimir la lista' })).not.toBeInTheDocument()
  })

  it('shows the requirements of a sponsorship, or reports an empty list', async () => {
    await visit('/requisitos-patrocinio')
    expect(await screen.findByRole('region', { name: 'Lo que te pedimos' })).toHaveTextContent(
      'Quién puede solicitarlo',
    )
    answer('get', '/sponsorship_requirements', { data: [] })
    cleanup()
    await visit('/requisitos-patrocinio')
    expect(await screen.findByRole('heading', { name: 'Por ahora no hay requisitos publicados' })).toBeInTheDocument()
  })
})
