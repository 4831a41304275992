import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '@/lib/paths'

import { type Person, visit } from '../support/visit'

async function visitHome(url: string, as?: Person) {
  await visit(url, as && { as })
  await screen.findByRole('heading', { level: 1, name: 'Recordar abre puertas' })
}

const main = () => within(screen.getByRole('main'))

it('invites who is signed out to register or to answer the questionnaire', async () => {
  await visitHome('/')
  expect(document.title).toBe('Inicio · Museo Memoria y Tolerancia')
  expect(main().getByRole('link', { name: 'Crear cuenta gratuita' })).toHaveAttribute('href', paths.registration)
  expect(main().getByRole('link', { name: 'Responder cuestionario' })).toHaveAttribute(
    'href',
    paths.answerQuestionnaire,
  )
  expect(main().getByRole('link', { name: /^Crear cuenta de docente/ })).toHaveAttribute('href', paths.registration)
  expect(screen.queryByRole('link', { name: /Solicitar/ })).not.toBeInTheDocument()
})

it('offers requests to teachers', async () => {
  await visitHome('/', 'teacher')
  expect(main().getByRole('link', { name: 'Solicitar visita' })).toHaveAttribute('href', paths.visitRequest)
  expect(main().getByRole('link', { name: /^Solicitar patrocinio/ })).toHaveAttribute('href', paths.sponsorshipRequest)
  expect(main().getByRole('link', { name: /^Enviar cuestionario Tus/ })).toHaveAttribute(
    'href',
    paths.sendQuestionnaire,
  )
  expect(main().queryByRole('link', { name: /Crear cuenta/ })).not.toBeInTheDocument()
})

it('offers no requests and no second account to parents', async () => {
  await visitHome('/', 'parent')
  expect(main().queryByRole('link', { name: /Solicitar|Crear cuenta|Enviar cuestionario/ })).not.toBeInTheDocument()
  expect(main().getByRole('link', { name: /^Ver mi cuenta Tus/ })).toHaveAttribute('href', paths.account)
})

it('tells how a visit is organised, step by step', async () => {
  await visitHome('/')
  const steps = main().getByRole('region', { name: 'Así se organiza' })
  expect(
    within(steps)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Crea tu cuenta', 'Elige un servicio y una fecha', 'Espera la confirmación', 'Llega 15 minutos antes'])
})

it('answers for an unknown address, and says so', async () => {
  await visitHome('/loquesea')
  expect(main().getByText(/No encontramos esa página/)).toBeInTheDocument()
  expect(document.title).toMatch(/^Página no encontrada/)
})

it('says nothing of the kind at its own address, and gives focus to its heading when one comes from another page', async () => {
  const { user } = await visit('/ventajas-visita')
  expect(await screen.findByRole('heading', { name: 'Sitio en construcción' })).toBeInTheDocument()
  await user.click(main().getByRole('link', { name: 'Ir a inicio' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Recordar abre puertas' })).toHaveFocus()
  expect(screen.queryByText(/No encontramos/)).not.toBeInTheDocument()
})
