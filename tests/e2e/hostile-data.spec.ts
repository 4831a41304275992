import type { Page } from '@playwright/test'
import * as fc from 'fast-check'

import { anyQuery, anyText, wellFormed } from '../support/hostile'
import { newTeacherWithCode } from './support/questionnaire'
import { faults } from './support/server'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 }, trace: 'off', actionTimeout: 60_000 })

const MARKUP =
  '<img src="https://evil.example/x.png" onerror="document.title=\'roto\'"><script>document.title="roto"</script><b>hola'

/** The page is there, whole, within its width, and nothing of the data ran. Foreign requests fail every test anyway. */
async function expectCalm(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0, { timeout: 60_000 })
  await expect(page).not.toHaveTitle('roto')
  await expect(page.getByText('Algo salió mal')).toHaveCount(0)
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(excess, 'horizontal scroll').toBeLessThanOrEqual(0)
  expect(await page.locator('main').innerText()).not.toMatch(/\bundefined\b|\bNaN\b|\bnull\b|\[object/)
}

test('33. The questionnaire stays calm whatever the test holds', async ({ page, request }) => {
  test.setTimeout(600_000)
  const { code } = await newTeacherWithCode(request)
  for (const text of [MARKUP, '\u202Eotxet', 'palabra '.repeat(1250), 'a'.repeat(10_000)]) {
    const questions = [1, '2', 3].map((id) => ({ id, type: 'questions', attributes: { number: id, question: text } }))
    const answers = questions.flatMap(({ id }) =>
      [1, 2].map((place) => ({
        id: `${id}${place}`,
        type: 'answers',
        attributes: { answer: text, question_id: String(id) },
      })),
    )
    await faults(page).clear()
    await faults(page).add({ path: '/tests/1', status: 200, json: { included: [...questions, ...answers, null, 7] } })
    await page.goto('/')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`/responder-cuestionario?codigo=${code}`)
    await page.getByRole('button', { name: 'Comenzar' }).click()
    await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible()
    await expectCalm(page)
  }
})

const QUERIES = 150

const addresses: { route: string; query: fc.Arbitrary<string> }[] = [
  { route: '/free-pass', query: anyQuery('fullname', 'token_qr', 'userId') },
  { route: '/login', query: anyQuery('fromQuestionnaire', 'external', 'redirect') },
  { route: '/responder-cuestionario', query: anyQuery('pregunta', 'resume') },
  { route: '/recuperar-contrasenia', query: anyText.map((token) => `/${encodeURIComponent(wellFormed(token))}`) },
]

for (const { route, query } of addresses) {
  test(`58. ${route} with ${QUERIES} odd addresses: no crash, no script, no other site`, async ({ page, baseURL }) => {
    test.setTimeout(600_000)
    await page.goto(route)
    await expect(page.locator('h1').first()).toBeVisible()
    for (const rest of fc.sample(query, QUERIES)) {
      // As a link on the page would: without loading it anew.
      await page.evaluate(
        (address) => {
          window.history.pushState(null, '', address)
          window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
        },
        `${route}${rest}`.slice(0, 4000),
      )
      await expect(page.locator('h1').first()).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
    }
    await expectCalm(page)
  })
}
