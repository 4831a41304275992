import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

import { deskLink } from './support/passes'
import { longName, newTeacher, signIn, startSession } from './support/people'
import { pixelsOf } from './support/pixels'
import { openRoute, visitorRoutes } from './support/routes'
import { expect, test } from './support/test'
import { newTeacherWithVisit, SENT_VISIT } from './support/visitForm'

const MM = 96 / 25.4

/** Returns the number of sheets that the page prints on. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Returns the texts whose colour is too pale on paper. */
const paleWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.closest('svg') === null)
      .filter((part) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(part)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? []
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 110
      })
      .map((part) => part.textContent.trim()),
  )

/** Returns the texts of elements with a band, which browsers print although backgrounds are not printed. */
const drawnBands = (all: Element[]) =>
  all.filter((part) => getComputedStyle(part).borderImageSource !== 'none').map((part) => part.textContent)

test('Every page prints dark text without menus, buttons or images', async ({ page }) => {
  test.slow()
  for (const route of visitorRoutes) {
    await page.emulateMedia({ media: 'screen' })
    await openRoute(page, route)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner'), route).toBeHidden()
    await expect(page.getByRole('contentinfo'), route).toBeHidden()
    // The buttons in accordion headings are printed, because they are the titles of the printed answers.
    await expect(page.locator('button:visible:not(h2 *, h3 *, h4 *)'), route).toHaveCount(0)
    await expect(page.locator('main img:visible'), route).toHaveCount(0)
    expect(await page.locator('main *').evaluateAll(drawnBands), route).toEqual([])
    expect(await paleWords(page), route).toEqual([])
  }
})

test('Requirements, services, questions and documents print on one sheet each, and contact prints the address', async ({
  page,
}) => {
  for (const route of ['/requisitos', '/servicios-escolares', '/preguntas-frecuentes', '/justificacion-proyecto']) {
    await openRoute(page, route)
    expect(await sheets(page), route).toBe(1)
  }

  await openRoute(page, '/requisitos')
  await page.emulateMedia({ media: 'print' })
  const first = page.getByRole('region', { name: 'SEP', exact: true }).getByRole('listitem').first()
  const box = await first.evaluate((item) => {
    const { width, borderTopWidth, content } = getComputedStyle(item, '::before')
    return { width: Number.parseFloat(width), line: Number.parseFloat(borderTopWidth), content }
  })
  expect(box.content).toBe('""')
  expect(box.width).toBeGreaterThan(10)
  expect(box.line).toBeGreaterThan(0.5)

  await openRoute(page, '/preguntas-frecuentes')
  const answers = page.getByRole('main').locator('details + div')
  await expect(answers).toHaveCount(8)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await openRoute(page, '/servicios-escolares')
  await page.getByRole('textbox', { name: 'Estudiantes' }).fill('84')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Precios para 84 personas.')).toBeVisible()
  expect(await sheets(page)).toBe(1)

  await openRoute(page, '/contacto')
  await expect(page.getByRole('main').getByText('Av. Juárez 8')).toBeVisible()
  await expect(page.getByAltText(/^Croquis/)).toBeHidden()
})

test.describe('The printed pass', () => {
  // The resolution of a 150 dpi print.
  test.use({ deviceScaleFactor: 150 / 96 })

  test('fits on one sheet without other content, and its QR code is beside the fold and readable at 150 dpi', async ({
    page,
    request,
  }) => {
    await signIn(page, await newTeacher(request, { neverSignedIn: true }, longName))
    const dialog = page.getByRole('dialog')
    const code = dialog.getByRole('img', { name: 'Código QR de tu entrada de cortesía' })
    await expect(code).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.locator('main')).toBeHidden()
    const holder = Object.values(longName).join(' ')
    const token = dialog.getByText(/^Código \S+/)
    for (const words of [`A nombre de ${holder}`, 'Vale por una entrada', 'Martes a viernes, de 9:00 a 18:00.'])
      await expect(dialog.getByText(words).and(page.locator(':visible'))).toBeVisible()
    expect(await sheets(page)).toBe(1)

    const box = await code.boundingBox()
    const paper = await dialog.boundingBox()
    if (!box || !paper) throw new Error('Nothing is printed')
    expect(box.width).toBeGreaterThan(45 * MM)
    expect(box.x + box.width).toBeLessThan(paper.x + paper.width / 2)
    expect(box.y + box.height).toBeLessThan(paper.y + 83 * MM)
    const link = new URL(decodeQR(await pixelsOf(page, await dialog.screenshot())))
    const id = (await page.context().cookies()).find(({ name }) => name === 'id')?.value ?? ''
    const printed = (await token.textContent())?.replace('Código ', '') ?? ''
    expect(link.pathname + link.search).toBe(deskLink(holder, printed, id))
  })
})

test('A sent visit prints in dark ink, with the prices and without buttons', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText(/^\$[\d,]+\.00$/).first()).toBeVisible()
  await expect(main.getByText('Elena Torres Luna').first()).toBeVisible()
  await expect(main.getByText('Tel. 55 5130 5555')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByRole('button', { name: 'Enviar por correo' })).toBeHidden()
  expect(await paleWords(page)).toEqual([])
})

test('119, 132. A teacher on a new computer prints 84 permission slips on 28 sheets with six presses', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request, {}, longName)
  await page.goto(`${SENT_VISIT}?folio=20417`)
  let presses = 0
  const press = async (name: string) => {
    presses += 1
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.getByLabel('Correo electrónico').fill(teacher.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(teacher.password)
  await press('Iniciar sesión')
  await press('Permisos para las familias')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await page.getByRole('textbox', { name: 'Estudiantes' }).fill('84')
  await press('Imprimir')
  // A teacher may also press the three fields.
  expect(presses + 3).toBeLessThanOrEqual(6)
  expect(await sheets(page)).toBe(28)

  // The fields limit their lengths, so that the longest details still fit.
  for (const field of await page.getByRole('dialog').locator('input[maxlength]').all())
    await field.pressSequentially('Patio de la escuela, junto a la puerta '.repeat(3))
  expect(await sheets(page)).toBe(28)

  await page.emulateMedia({ media: 'print' })
  const slips = page.getByRole('dialog').getByRole('listitem')
  await expect(slips).toHaveCount(84)
  const overflowing = await slips.evaluateAll(
    (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
  )
  expect(overflowing).toBe(0)
  // The cut lines are at the thirds of a letter-size page. The first slip begins below the page's margin.
  const [first, second] = [await slips.nth(0).boundingBox(), await slips.nth(1).boundingBox()]
  expect((first?.height ?? 0) / MM).toBeCloseTo(279.4 / 3 - 10, 0)
  expect((second?.height ?? 0) / MM).toBeCloseTo(279.4 / 3, 0)
})

test('36. The class code prints on one sheet, and Escape closes the full-screen view', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  await openRoute(page, '/enviar-cuestionario')
  await page.getByRole('button', { name: 'Proyectar en clase' }).click()
  const code = page.getByRole('dialog').getByRole('img', { name: 'Código QR del enlace para tu grupo' })
  await expect(code).toBeVisible()
  expect(await sheets(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect((await code.boundingBox())?.width).toBeGreaterThan(100 * MM)

  await page.emulateMedia({ media: 'screen' })
  const fillsScreen = () => page.evaluate(() => document.fullscreenElement !== null)
  expect(await fillsScreen()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Proyectar en clase' })).toBeFocused()
  await expect.poll(fillsScreen).toBe(false)
})
