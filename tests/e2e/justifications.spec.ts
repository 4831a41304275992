import { readFile } from 'node:fs/promises'

import type { Page, Route } from '@playwright/test'

import { received } from './support/server'
import { expect, test } from './support/test'

const button = (page: Page, format: string, project: string) =>
  page.getByRole('button', { name: new RegExp(`^${format}\\s?: ${project}$`) })

test("50. A project's documents are real files under its name, and one that fails can be asked for again", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.goto('/justificacion-proyecto')
  for (const { format, call, file, signature } of [
    { format: 'PDF', call: 'download_pdf', file: 'nombrar-para-recordar.pdf', signature: '%PDF-' },
    { format: 'Word', call: 'download_word', file: 'nombrar-para-recordar.docx', signature: 'PK' },
  ]) {
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
  }

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
