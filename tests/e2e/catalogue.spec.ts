import { resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'

import { oldBrowsers } from '../../src/tools/build/oldBrowsers'
import { siteSettings } from '../../src/tools/build/siteSettings'
import { uiCatalogue } from '../../src/tools/catalogue/uiCatalogue'
import { expectAccessible } from './support/accessibility'
import { setting } from './support/addresses'
import { expectFocusSeen, expectLaidOut } from './support/layout'
import { expect, test } from './support/test'

const port = Number(setting('E2E_PORT')) + 9
let server: ViteDevServer

test.beforeAll(async () => {
  server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), siteSettings({}), oldBrowsers({}), uiCatalogue()],
    resolve: { tsconfigPaths: true },
    server: { host: '127.0.0.1', port, strictPort: true, hmr: false },
  })
  await server.listen()
})

test.afterAll(() => server.close())

test('The component catalogue is accessible before and after its form shows errors', async ({ page, allowOrigin }) => {
  test.setTimeout(120_000)
  const site = `http://localhost:${port}`
  allowOrigin(site)
  await page.goto(`${site}/__ui`)
  await page.getByRole('button', { name: 'Abrir diálogo' }).click()
  await expect(page.getByRole('dialog', { name: 'Diálogo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar vacío' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa 10 datos' })).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await expectFocusSeen(page)
})
