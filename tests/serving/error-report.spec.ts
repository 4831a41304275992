import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

import { setting } from '../e2e/support/addresses'
import { expect, test } from '../e2e/support/test'

test('An error is reported to the configured server, and source maps of a second build resolve its position', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/RangeError/)
  await page.goto('/login')
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new RangeError('Todo se ha movido')
    }
  })
  const reporting = page.waitForRequest(setting('VITE_ERROR_REPORT_URL'))
  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click()
  const sent = await reporting
  expect((await sent.response())?.ok()).toBe(true)
  const report: unknown = sent.postDataJSON()
  expect(report).toMatchObject({ kind: 'RangeError', stack: expect.any(Array) })
  const [, file = '', line, column] = /"(\/assets\/[^"]+):(\d+):(\d+)"/.exec(JSON.stringify(report)) ?? []
  const map = new SourceMap(JSON.parse(readFileSync(`${setting('SERVING_FOLDER')}/with-maps${file}.map`, 'utf8')))
  expect(map.findOrigin(Number(line), Number(column))).toMatchObject({
    fileName: expect.stringMatching(/src\/(app\/Arrival|ui\/ScrollToTop)\.tsx$/),
  })
})
