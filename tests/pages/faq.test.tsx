import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { received } from '../support/server'
import { visit } from '../support/visit'

const main = () => within(screen.getByRole('main'))
const summaries = () => main().getAllByText((_text, element) => element?.localName === 'summary')
const question = (name: RegExp) => {
  const found = summaries().find(({ textContent }) => name.test(textContent))
  if (!found) throw new Error(`No question like ${String(name)}`)
  return found
}
const openOnes = () => summaries().filter((summary) => summary.closest('details')?.open)

async function visitFaq(url = '/preguntas-frecuentes') {
  const visited = await visit(url)
  await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })
  return visited
}

it('/preguntas-frecuentes lists eight questions in groups with the first question open', async () => {
  await visitFaq()
  expect(summaries()).toHaveLength(8)
  const groups = main().getAllByRole('heading', { level: 2 })
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Antes',
    'El costo',
    'El día y después',
    '¿No encontraste tu pregunta?',
  ])
  expect(openOnes()).toEqual([question(/Cómo solicito una visita escolar/)])
  expect(main().getByText(/En «Solicitar visita» elige/)).toBeVisible()
})

it('52. /preguntas-frecuentes opens one question at a time, and sets the URL’s hash to the question', async () => {
  const { user, address } = await visitFaq()
  const third = question(/más de un servicio/)
  await user.click(third)
  expect(openOnes()).toEqual([third])
  expect(address.hash).toBe('#un-servicio')
})

it('a second press closes an open question', async () => {
  const { user } = await visitFaq()
  const second = question(/Cuánto cuesta la visita/)
  await user.click(second)
  expect(openOnes()).toEqual([second])
  await user.click(second)
  expect(openOnes()).toEqual([])
  expect(second).toHaveFocus()
})

it('/preguntas-frecuentes opens the question that the URL’s hash names', async () => {
  await visitFaq('/preguntas-frecuentes#patrocinio')
  const named = question(/no puede cubrir el costo/)
  expect(openOnes()).toEqual([named])
  await waitFor(() => expect(named).toHaveFocus())
})

it('/preguntas-frecuentes opens the first question when the hash is unknown', async () => {
  await visitFaq('/preguntas-frecuentes#loquesea')
  expect(openOnes()).toEqual([question(/Cómo solicito una visita escolar/)])
})

it('the question about the cost fetches and shows the range of prices when opened', async () => {
  const { user } = await visitFaq()
  expect(await received()).toEqual([])
  await user.click(question(/Cuánto cuesta la visita/))
  expect(await screen.findByText(/^Va de \$\d+ a \$\d+ por persona, según el servicio\.$/)).toBeVisible()
})
