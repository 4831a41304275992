import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answer, holdAnswer, received } from '../support/server'
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

describe('/justificacion-proyecto', () => {
  it('50. groups the projects, and offers documents only for projects with a file', async () => {
    answer('get', '/justifications', some)
    await visit('/justificacion-proyecto')

    expect(names(await group('Secundaria'))).toEqual(['Una vida'])
    expect(names(await group('Preparatoria'))).toEqual(['Un dilema', 'Una voz'])
    expect(project('Una vida').getByText('Sobre Una vida')).toBeInTheDocument()
    expect(project('Una vida').getByRole('button', { name: 'PDF: Una vida' })).toBeInTheDocument()
    expect(project('Una vida').getByRole('button', { name: 'Word: Una vida' })).toBeInTheDocument()
    expect(project('Un dilema').queryAllByRole('button')).toEqual([])
    expect(project('Un dilema').getByText('Sin documento para descargar')).toBeVisible()
    expect(project('Un dilema').getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/contacto')
    expect(screen.getAllByText('Sin documento para descargar')).toHaveLength(1)
  })

  it('50. shows a failed download with a retry, and clears the failure when the user leaves', async () => {
    answer('get', '/justifications', some)
    const release = holdAnswer('get', '/justifications/3/download_word', { errors: [{ detail: 'Técnico.' }] }, 404)
    const { user, go } = await visit('/justificacion-proyecto')
    await group('Preparatoria')
    await user.click(screen.getByRole('button', { name: 'Word: Una voz' }))
    await user.click(await screen.findByRole('button', { name: 'Word' }))

    release()
    expect(await project('Una voz').findByText(/No se pudo descargar\./)).toBeInTheDocument()
    expect(screen.queryByText('Técnico.')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(project('Una vida').queryByText(/No se pudo/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reintentar Word' }))
    await screen.findByRole('button', { name: 'Reintentar Word' })
    const calls = (await received()).filter(({ line }) => line === 'GET /justifications/3/download_word')
    expect(calls).toHaveLength(2)

    await go('/preguntas-frecuentes')
    await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })
    await go('/justificacion-proyecto')
    await group('Secundaria')
    expect(screen.queryByText(/No se pudo descargar\./)).not.toBeInTheDocument()
  })

  it('shows a sentence instead of projects for a level without any', async () => {
    answer('get', '/justifications', { data: [justification(1, 'Una vida', 2, true)] })
    await visit('/justificacion-proyecto')
    expect(await group('Preparatoria')).toHaveTextContent('Por ahora no hay proyectos para este nivel.')
  })

  it('reports an empty list, and links to the contact page', async () => {
    answer('get', '/justifications', { data: [] })
    await visit('/justificacion-proyecto')
    expect(await screen.findByRole('heading', { name: 'Aún no hay proyectos publicados' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute('href', '/contacto')
  })
})
