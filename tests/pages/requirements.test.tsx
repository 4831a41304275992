import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answer, received } from '../support/server'
import { visit } from '../support/visit'

const list = (name: string) => screen.findByRole('region', { name })

const requirement = (id: number, requirement_type_id: number | string, content: string) => ({
  id: String(id),
  type: 'requirements',
  attributes: { requirement_type_id, content },
})

describe('/requisitos', () => {
  it('49. shows what the SEP asks for and what the museum asks for, each in its list', async () => {
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
    ).toEqual(['Oficio de salida', 'Permiso firmado'])
    expect(within(sep).getByText('Oficio').tagName).toBe('STRONG')
    const museum = await list('Museo')
    expect(
      within(museum)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Llegar antes'])
  })

  it('49. lets nothing of the API run or load', async () => {
    const content =
      '<p onclick="globalThis.ran = true">Oficio</p><script>globalThis.ran = true</script><img src="x" onerror="globalThis.ran = true"><iframe src="https://example.mx"></iframe><a href="javascript:globalThis.ran = true">Ver</a>'
    answer('get', '/requirements', { data: [requirement(1, 1, content)] })
    await visit('/requisitos')

    const sep = await list('SEP')
    expect(within(sep).getByRole('listitem')).toHaveTextContent(/^OficioVer$/)
    expect(sep.querySelectorAll('script, img, iframe, a, [onclick]')).toHaveLength(0)
    expect(globalThis).not.toHaveProperty('ran')
  })

  it('says so when a list, or both, are empty', async () => {
    answer('get', '/requirements', { data: [requirement(1, 1, 'Oficio')] })
    await visit('/requisitos')
    expect(await list('Museo')).toHaveTextContent('Por ahora no hay requisitos en esta lista.')
    expect(screen.queryByText('Aún no hay requisitos publicados')).not.toBeInTheDocument()
  })

  it('has a way on when there are none at all', async () => {
    answer('get', '/requirements', { data: [] })
    await visit('/requisitos')
    expect(await screen.findByRole('heading', { name: 'Aún no hay requisitos publicados' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute('href', '/contacto')
    expect(screen.queryByRole('button', { name: 'Imprimir la lista' })).not.toBeInTheDocument()
  })

  it('says that the list did not come, and gets it when asked again', async () => {
    answer('get', '/requirements', {}, 500)
    const { user } = await visit('/requisitos')
    expect(await screen.findByText('Error de servidor.')).toBeInTheDocument()

    answer('get', '/requirements', { data: [requirement(1, 1, 'Oficio')] })
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await list('SEP')).toHaveTextContent('Oficio')
    expect(screen.queryByText('Error de servidor.')).not.toBeInTheDocument()
    const calls = (await received()).filter(({ line }) => line.startsWith('GET /requirements'))
    expect(calls).toHaveLength(2)
  })

  it('invites visitors to register, teachers to request a visit, and the others to nothing', async () => {
    await visit('/requisitos')
    await list('SEP')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Regístrate para solicitar tu visita' })).toHaveAttribute('href', '/registro')
    expect(main.queryByRole('link', { name: 'Solicitar visita' })).not.toBeInTheDocument()
  })

  it.each([
    ['teacher', 1],
    ['parent', 0],
  ] as const)('a %s has %i links to the visit request, and none to register', async (as, links) => {
    await visit('/requisitos', { as })
    await list('SEP')
    const main = within(screen.getByRole('main'))
    expect(main.queryAllByRole('link', { name: 'Solicitar visita' })).toHaveLength(links)
    expect(main.queryByRole('link', { name: /Regístrate/ })).not.toBeInTheDocument()
  })
})
