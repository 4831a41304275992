import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { newParent, newTeacher, signIn } from './support/people'
import { faults } from './support/server'
import { expect, test } from './support/test'

const PAGES = [
  '/VisitasEscolares',
  '/ventajas-visita',
  '/sugerencias',
  '/RecursosEducativos',
  '/preguntas-frecuentes',
  '/contacto',
]

/** Nothing sticks out to the side: nobody has to scroll in two directions. */
async function expectReadable(page: Page) {
  await expectAccessible(page)
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(excess).toBeLessThanOrEqual(0)
}

for (const width of [320, 390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 1024 ? 780 : 900 } })

    test(`55. The public pages (${width} px)`, async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectReadable(page)
      }
    })

    for (const [who, newPerson] of [
      ['teacher', newTeacher],
      ['parent', newParent],
    ] as const) {
      test(`55. Home and the visits’ pages as a ${who} (${width} px)`, async ({ page, request }) => {
        await signIn(page, await newPerson(request))
        for (const path of ['/', '/VisitasEscolares', '/ventajas-visita']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectReadable(page)
        }
      })
    }

    test(`55. Questions and contact in every state (${width} px)`, async ({ page, allowConsole }) => {
      allowConsole(/status of 500/)
      await page.goto('/home/faq')
      await page.getByRole('button', { name: '¿Cuánto cuesta la visita?' }).click()
      await expectReadable(page)

      await page.goto('/home/contacto')
      await expect(page.getByLabel('Asunto')).toBeVisible()
      await page.getByRole('button', { name: 'Enviar mensaje' }).click()
      await expect(page.getByText('El asunto es obligatorio')).toBeVisible()
      await expectReadable(page)

      await faults(page).add({ path: '/contacts', status: 500, times: 1 })
      await page.goto('/sugerencias')
      await page.getByRole('button', { name: 'Contáctanos' }).click()
      await expect(page.getByLabel('Asunto')).toBeVisible()
      await expectReadable(page)
      await page.getByLabel('Asunto').fill('Una duda')
      await page.getByLabel('Correo electrónico').fill('ana@correo.example.mx')
      await page.getByLabel('Mensaje').fill('¿Hay elevador?')
      await page.getByRole('button', { name: 'Enviar mensaje' }).click()
      await expect(page.getByText(/No sabemos si tu mensaje llegó/)).toBeVisible()
      await expectReadable(page)
      await page.getByRole('button', { name: 'Enviar mensaje' }).click()
      await expect(page.getByText('Correo enviado correctamente')).toBeVisible()
      await expectReadable(page)
    })
  })
}
