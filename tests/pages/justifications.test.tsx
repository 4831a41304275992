import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { answer, dropConnection, received, server } from '../support/server'
import { visit } from '../support/visit'

const group = (name: string) => screen.findByRole('region', { name })
const project = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.createElement('li'))

const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const justification = (id: number, name: string, school_grade_id: number | string, has_file: boolean) => ({
  id: String(id),
  type: 'justifications',
  attributes: { name, description: `Sobre ${name}`, school_grade_id, has_file },
})

const some = {
  data: [
    justification(1, 'Una vida', 2, true),
    justification(2, 'Un dilema', 3, false),
    justification(3, 'Una voz', '3', true),
  ],
}

const downloadsAsked = async () =>
  (await received()).map(({ line }) => line).filter((line) => line.includes('download'))

describe('/justificacion-proyecto', () => {
  it('50. groups the proposals, and offers documents only where there are', async () => {
    answer('get', '/justifications', some)
    await visit('/justificacion-proyecto')

    expect(names(await group('Secundaria'))).toEqual(['Una vida'])
    expect(names(await group('Preparatoria'))).toEqual(['Un dilema', 'Una voz'])
    expect(project('Una vida').getByText('Sobre Una vida')).toBeInTheDocument()
    expect(project('Una vida').getByRole('button', { name: 'PDF: Una vida' })).toBeInTheDocument()
    expect(project('Una vida').getByRole('button', { name: 'Word: Una vida' })).toBeInTheDocument()
    expect(project('Un dilema').queryAllByRole('button')).toEqual([])
  })

  it.each([
    ['PDF: Una voz', 'GET /justifications/3/download_pdf', 'PDF'],
    ['Word: Una voz', 'GET /justifications/3/download_word', 'Word'],
  ])(
    '«%s» that fails stops its spinner, says so in its place, and can be asked for again',
    async (name, line, label) => {
      answer('get', '/justifications', some)
      const path = line.replace('GET ', '')
      let release: () => void = vi.fn<() => void>()
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      server.use(
        http.get(`*/api/v1${path}`, async () => {
          await held
          return HttpResponse.json({ errors: [{ detail: 'Un detalle técnico.' }] }, { status: 404 })
        }),
      )
      const { user } = await visit('/justificacion-proyecto')
      await group('Preparatoria')
      await user.click(screen.getByRole('button', { name }))
      const busy = await screen.findByRole('button', { name: 'Descargando…' })
      await user.click(busy)

      release()
      expect(await screen.findByText(/No se pudo descargar\./)).toBeInTheDocument()
      expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy')
      expect(screen.queryByText('Un detalle técnico.')).not.toBeInTheDocument()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(project('Una vida').queryByText(/No se pudo/)).not.toBeInTheDocument()
      expect(await downloadsAsked()).toEqual([line])

      await user.click(screen.getByRole('button', { name: `Reintentar ${label}` }))
      expect(await screen.findByText(/No se pudo descargar\./)).toBeInTheDocument()
      expect(await downloadsAsked()).toEqual([line, line])
    },
  )

  it('takes a page of a proxy, and no answer at all, for failures too', async () => {
    answer('get', '/justifications', some)
    server.use(http.get('*/api/v1/justifications/1/download_pdf', () => HttpResponse.html('<h1>Bad gateway</h1>')))
    dropConnection('get', '/justifications/1/download_word')
    const { user } = await visit('/justificacion-proyecto')
    await group('Secundaria')
    await user.click(screen.getByRole('button', { name: 'PDF: Una vida' }))
    await user.click(screen.getByRole('button', { name: 'Word: Una vida' }))
    expect(await screen.findByRole('button', { name: 'Reintentar PDF' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Reintentar Word' })).toBeInTheDocument()
  })

  it('says what failed no longer when one comes back', async () => {
    answer('get', '/justifications', some)
    dropConnection('get', '/justifications/1/download_pdf')
    const { user } = await visit('/justificacion-proyecto')
    await group('Secundaria')
    await user.click(screen.getByRole('button', { name: 'PDF: Una vida' }))
    await screen.findByText(/No se pudo descargar\./)
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Términos y condiciones' }))
    await screen.findByRole('heading', { level: 1, name: 'Términos y condiciones' })
    await user.click(screen.getByRole('button', { name: 'Visitas Escolares' }))
    await user.click(screen.getByRole('link', { name: 'Proyectos de visita' }))
    await group('Secundaria')
    expect(screen.queryByText(/No se pudo descargar\./)).not.toBeInTheDocument()
  })

  it('says so when one group, or both, are empty', async () => {
    answer('get', '/justifications', { data: [justification(1, 'Una vida', 2, true)] })
    await visit('/justificacion-proyecto')
    expect(await group('Preparatoria')).toHaveTextContent('Por ahora no hay proyectos para este nivel.')
  })

  it('has a way on when there are none at all', async () => {
    answer('get', '/justifications', { data: [] })
    await visit('/justificacion-proyecto')
    expect(await screen.findByRole('heading', { name: 'Aún no hay proyectos publicados' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute('href', '/contacto')
  })

  it('says that the list did not come, and gets it when asked again', async () => {
    dropConnection('get', '/justifications')
    const { user } = await visit('/justificacion-proyecto')
    expect(await screen.findByText('Error de servidor.')).toBeInTheDocument()
    answer('get', '/justifications', some)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await group('Secundaria')).toHaveTextContent('Una vida')
  })
})
