import type { Page } from '@playwright/test'

import { sessionUserId } from './support/accountForm'
import { newTeacher, startSession } from './support/people'
import { seededAccounts } from '@/mocks/embeddedApi'
import { openRegistration } from './support/registrationForm'
import { faults } from './support/server'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 60_000 })

const MARKUP =
  '<img src="https://evil.example/x.png" onerror="document.title=\'roto\'"><script>document.title="roto"</script><b>hola'

// Chromium logs this message while the sanitiser parses the markup, because the CSP blocks the inline handler.
const NOT_RUN = /Executing inline event handler violates/

/** Returns all attributes that pages show, each with the same text. */
const attributes = (text: unknown) =>
  Object.fromEntries(
    ['name', 'description', 'content', 'title', 'question', 'answer', 'school', 'first_lastname', 'subject', 'cct'].map(
      (name) => [name, text],
    ),
  )

/** Returns an answer that every page can show. Some ids are numbers, the others are strings. */
const listOf = (text: unknown) => ({
  included: [
    { id: 1, type: 'questions', attributes: { number: 1, ...attributes(text) } },
    { id: '8', type: 'answers', attributes: { ...attributes(text), question_id: '1' } },
    null,
  ],
  data: [
    { id: 1, attributes: { ...attributes(text), price: '95.0', requirement_type_id: '1', school_grade_id: 2 } },
    { id: '2', attributes: { ...attributes(text), price: 120, requirement_type_id: 2, school_grade_id: '3' } },
  ],
})

/** Values that pass the decoders, so pages have to render them. The tests of src/api cover malformed shapes. */
const hostileTexts = { markup: MARKUP, 'one word of 10,000 characters': 'a'.repeat(10_000), nulls: null }

/** Expects a page without an error screen, horizontal scroll, stray values or executed markup. */
async function expectCalm(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0, { timeout: 60_000 })
  await expect(page).not.toHaveTitle('roto')
  await expect(page.getByText('Algo salió mal')).toHaveCount(0)
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'horizontal scroll').toBeLessThanOrEqual(0)
  expect(await page.locator('main').innerText()).not.toMatch(/\bundefined\b|\bNaN\b|\bnull\b|\[object/)
}

async function openAsTeacher(page: Page): Promise<void> {
  await openRegistration(page)
  await page.getByRole('radio', { name: 'Profesor' }).check()
}

/** Starts the questionnaire, unless no question can be shown. */
async function openQuestionnaire(page: Page): Promise<void> {
  await page.goto('/responder-cuestionario')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/responder-cuestionario?codigo=${seededAccounts.teacher.id}`)
  const start = page.getByRole('button', { name: 'Comenzar' })
  await expect(start).toBeEnabled()
  await start.click()
}

const screens: { route: string; lists: string[]; teacher?: boolean; open?: (page: Page) => Promise<void> }[] = [
  { route: '/registro', lists: ['/themes', '/schools', '/school_grades', '/school_types'], open: openAsTeacher },
  { route: '/responder-cuestionario', lists: ['/tests/1'], open: openQuestionnaire },
  { route: '/servicios-escolares', lists: ['/packages'] },
  { route: '/requisitos', lists: ['/requirements'] },
  { route: '/requisitos-patrocinio', lists: ['/sponsorship_requirements'] },
  { route: '/justificacion-proyecto', lists: ['/justifications'] },
  {
    route: '/solicitud-visita',
    lists: ['/packages', '/schedules', '/school_grades', '/contact_preferences'],
    teacher: true,
  },
]

test('Every page renders hostile lists without errors', async ({ page, request, allowConsole }) => {
  test.setTimeout(300_000)
  allowConsole(NOT_RUN)
  for (const { route, lists, teacher = false, open } of screens) {
    if (teacher) await startSession(page, await newTeacher(request))
    for (const [what, text] of Object.entries(hostileTexts)) {
      await test.step(`${route}, ${what}`, async () => {
        await faults(page).clear()
        for (const path of lists) await faults(page).add({ path, status: 200, json: listOf(text) })
        await (open ? open(page) : page.goto(route))
        await expectCalm(page)
      })
    }
  }
})

test('/mi-cuenta renders hostile profiles without errors', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  const id = await sessionUserId(page)
  const profiles: Record<string, unknown> = {
    markup: { id, attributes: { ...attributes(MARKUP), free_pass: MARKUP, date_of_birth: MARKUP } },
    'a token too long for a QR': { id: Number(id), ...attributes('x'.repeat(10_000)), free_pass: 'x'.repeat(10_000) },
    nulls: { id, attributes: { ...attributes(null), free_pass: null, theme_ids: null } },
    "another user's": { data: { id: '999999' } },
  }
  for (const [what, json] of Object.entries(profiles)) {
    await test.step(what, async () => {
      await faults(page).clear()
      await faults(page).add({ path: '/users/*', method: 'GET', status: 200, json })
      await page.goto('/mi-cuenta')
      await expectCalm(page)
      const pass = page.getByRole('button', { name: 'Ver tu pase' })
      if (await pass.isVisible()) {
        await pass.click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Descargar' })).toBeVisible()
      }
    })
  }
})
