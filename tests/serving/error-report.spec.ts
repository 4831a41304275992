import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

import { setting } from '../e2e/support/addresses'
import { newTeacher, signIn } from '../e2e/support/people'
import { expect, test } from '../e2e/support/test'

test('An unexpected error is reported to the configured server once, without personal data', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Ana Ruiz/)
  await signIn(page, await newTeacher(request))
  const reports: string[] = []
  page.on('request', (one) => {
    if (one.url() === setting('VITE_ERROR_REPORT_URL')) reports.push(one.postData() ?? '')
  })
  const reporting = page.waitForRequest(setting('VITE_ERROR_REPORT_URL'))
  const fail = () => page.evaluate(() => setTimeout(() => reportError(new RangeError('Ana Ruiz ana@escuela.mx')), 0))
  await fail()
  const report = await reporting
  expect(report.postDataJSON()).toEqual({
    kind: 'RangeError',
    stack: expect.any(Array),
    route: '/',
    version: expect.stringMatching(/^[\da-f]{40}(-dirty)?$/),
  })
  const headers = await report.allHeaders()
  expect(headers['cookie'] ?? '').toBe('')
  expect(headers['referer'] ?? '').toBe('')
  expect((await report.response())?.ok()).toBe(true)

  await fail()
  await page.evaluate(() => void Promise.reject(new TypeError('Ana Ruiz otra vez')))
  await expect.poll(() => reports).toHaveLength(2)
  expect(reports.join('')).not.toMatch(/Ana|escuela/)
})

test('A second build of the same version creates source maps that resolve a reported position', async ({
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
  const report: unknown = (await reporting).postDataJSON()
  expect(report).toMatchObject({ kind: 'RangeError', stack: expect.any(Array) })
  const [, file = '', line, column] = /"(\/assets\/[^"]+):(\d+):(\d+)"/.exec(JSON.stringify(report)) ?? []
  const map = new SourceMap(JSON.parse(readFileSync(`${setting('SERVING_FOLDER')}/with-maps${file}.map`, 'utf8')))
  expect(map.findOrigin(Number(line), Number(column))).toMatchObject({
    fileName: expect.stringMatching(/src\/(app\/Arrival|ui\/ScrollToTop)\.tsx$/),
  })
})
