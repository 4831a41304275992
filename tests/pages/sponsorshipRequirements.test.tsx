import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answer } from '../support/server'
import { visit } from '../support/visit'

const PATH = '/sponsorship_requirements'
const page = '/requisitos-patrocinio'
const requirement = (content: string) => ({
  data: [{ id: '1', type: 'sponsorship_requirements', attributes: { title: 'Carta', content } }],
})

describe('/requisitos-patrocinio', () => {
  it('shows everybody what it takes, and teachers the way to ask', async () => {
    await visit(page, { as: 'teacher' })
    expect(await screen.findByRole('heading', { level: 2, name: 'Quién puede solicitarlo' })).toBeInTheDocument()
    expect(screen.getByText('por qué tu grupo necesita el patrocinio').tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'Solicitar patrocinio' })).toHaveAttribute('href', '/solicitud-patrocinio')
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Regístrate' })).not.toBeInTheDocument()
  })

  it('offers visitors an account', async () => {
    await visit(page)
    expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Regístrate' })).toHaveAttribute(
      'href',
      '/registro',
    )
    expect(screen.queryByRole('link', { name: 'Solicitar patrocinio' })).not.toBeInTheDocument()
  })

  it('offers parents nothing they cannot do', async () => {
    await visit(page, { as: 'parent' })
    expect(await screen.findByRole('heading', { name: 'Quién puede solicitarlo' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Solicitar patrocinio' })).not.toBeInTheDocument()
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Regístrate' })).not.toBeInTheDocument()
  })

  it('shows HTML without what could run', async () => {
    answer(
      'get',
      PATH,
      requirement('<p>Firmada <img src=x onerror="document.title=1"></p><script>document.title=1</script>'),
    )
    await visit(page)
    const text = await screen.findByText('Firmada')
    expect(text.closest('li')?.innerHTML).not.toMatch(/onerror|script/)
  })

  it('says when there are none', async () => {
    answer('get', PATH, { data: [] })
    await visit(page)
    expect(await screen.findByRole('heading', { name: 'Por ahora no hay requisitos publicados' })).toBeInTheDocument()
  })
})
