import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { received } from './support/server'
import { expect, test } from './support/test'

const button = (page: Page, format: string, project: string) =>
  page.getByRole('button', { name: new RegExp(`^${format}\\s?: ${project}$`) })

test("50. A project's documents download as real PDF and Word files named after the project", async ({ page }) => {
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
})
