import { readFile } from 'node:fs/promises'

import type { Page, Route } from '@playwright/test'

import { received } from './support/server'
import { expect, test } from './support/test'

const group = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const button = (page: Page, format: string, project: string) =>
  page.getByRole('button', { name: new RegExp(`^${format}\\s?: ${project}$`) })

test('50. Projects by school level; what has no file has no buttons', async ({ page }) => {
  await page.goto('/justificacion-proyecto')
  const secundaria = group(page, 'Secundaria')
  await expect(secundaria.getByRole('heading', { level: 3, name: 'Nombrar para recordar' })).toBeVisible()
  await expect(group(page, 'Preparatoria').getByRole('heading', { level: 3 })).toHaveCount(4)
  const without = secundaria.getByRole('listitem').filter({ hasText: 'Cartas a quien ya no está' })
  await expect(without).toBeVisible()
  await expect(without.getByRole('button')).toHaveCount(0)
  await expect(secundaria.getByRole('button')).toHaveCount(6)
})

for (const { format, call, file, signature } of [
  { format: 'PDF', call: 'download_pdf', file: 'nombrar-para-recordar.pdf', signature: '%PDF-' },
  { format: 'Word', call: 'download_word', file: 'nombrar-para-recordar.docx', signature: 'PK' },
]) {
  test(`50. «${format}» asks for ${call} and saves a real file under the project's name`, async ({ page }) => {
    await page.goto('/justificacion-proyecto')
    const arriving = page.waitForEvent('download')
    await button(page, format, 'Nombrar para recordar').click()
    const download = await arriving
    expect(download.suggestedFilename()).toBe(file)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, signature.length).toString('latin1')).toBe(signature)
    expect(bytes.length).toBeGreaterThan(4000)
    const calls = await received(page, `GET /justifications/1/${call}`)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.authorization ?? null).toBeNull()
    await expect(button(page, format, 'Nombrar para recordar')).toBeEnabled()
  })
}

test('50. A download that fails stops its spinner, says so quietly and can be repeated', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/justificacion-proyecto')
  const pdf = button(page, 'PDF', 'Nombrar para recordar')
  const asked: Route[] = []
  await page.route('**/justifications/1/download_pdf', (route) => void asked.push(route))
  await pdf.click()
  await expect(page.getByRole('button', { name: 'Descargando…' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => asked.length).toBe(1)
  for (const route of asked) await route.fulfill({ status: 500, json: {} })
  await expect(page.getByText('No se pudo descargar.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Descargando…' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pdf).toBeFocused()
  expect(asked).toHaveLength(1)

  await page.unroute('**/justifications/1/download_pdf')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Reintentar PDF' }).press('Enter')
  await arriving
  await expect(page.getByText('No se pudo descargar.')).toHaveCount(0)
  await expect(pdf).toBeFocused()
})

test('50. Three thousand projects are all there, and the page answers', async ({ page }) => {
  test.slow()
  const data = Array.from({ length: 3000 }, (_, index) => ({
    id: String(index + 1),
    type: 'justifications',
    attributes: {
      name: `Proyecto ${index + 1}`,
      description: 'Una propuesta para trabajar la memoria y la tolerancia con el grupo.',
      school_grade_id: index < 1500 ? 2 : 3,
      has_file: true,
    },
  }))
  await page.route('**/api/v1/justifications?*', (route) => route.fulfill({ json: { data } }))
  await page.goto('/justificacion-proyecto')
  await expect(group(page, 'Secundaria').locator('li')).toHaveCount(1500, { timeout: 60_000 })
  // Looking among all six thousand buttons for one by its name would take many times as long as what is looked at.
  const item = group(page, 'Preparatoria').locator('li').last()
  const last = item.getByRole('heading', { level: 3, name: 'Proyecto 3000' })
  await last.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await expect(last).toBeInViewport()
  const arriving = page.waitForEvent('download')
  await page.route('**/justifications/3000/download_pdf', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4' }),
  )
  await item.getByRole('button', { name: /^PDF\s?: Proyecto 3000$/ }).click()
  expect((await arriving).suggestedFilename()).toBe('proyecto-3000.pdf')
})
