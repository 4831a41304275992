import type { Page } from '@playwright/test'

import { deskLink } from './support/passes'
import { startSession } from './support/people'
import { newTeacherWithCode, questionnaire, startAsStudent } from './support/questionnaire'
import { expect, test } from './support/test'

/** The storage keys of the platform, with user ids and codes replaced by N. */
const keptNames = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => key !== 'myt.letras')
      .map((key) => key.replace(/\d{2,}/, 'N'))
      .sort(),
  )

test('85. Opening any page removes expired stored data', async ({ page, context, request, allowConsole }) => {
  allowConsole(/status of 422/)
  const { teacher, code } = await newTeacherWithCode(request)
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00-06:00'))
  await startAsStudent(page, code)
  await questionnaire(page).answers.first().check()
  await page.goto(deskLink('Ana Ruiz', 'X', 1))
  await page.getByRole('button', { name: 'Validar en el sistema' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' })).toBeVisible()
  await startSession(page, teacher)
  await page.goto('/solicitud-visita')
  await page.getByLabel('Profesores').fill('3')
  await page.goto('/enviar-cuestionario')
  await page.getByLabel('Correos de los estudiantes').fill('lucia@escuela.mx ')
  const drafts = ['myt.envio.N.borrador', 'myt.visita.N.borrador']
  await expect
    .poll(() => keptNames(page))
    .toEqual(expect.arrayContaining([...drafts, 'myt.cuestionario.1.N', 'myt.taquilla.dia']))
  await page.close()

  // Another user opens the site on the next day and a month later.
  await context.clearCookies()
  const later = await context.newPage()
  await later.clock.setFixedTime(new Date('2026-11-21T10:00:01-06:00'))
  await later.goto('/sugerencias')
  await expect.poll(() => keptNames(later)).not.toContain('myt.cuestionario.1.N')
  expect(await keptNames(later)).not.toContain('myt.taquilla.dia')
  expect(await keptNames(later)).toEqual(expect.arrayContaining(drafts))

  await later.clock.setFixedTime(new Date('2026-12-20T10:00:01-06:00'))
  await later.goto('/')
  await expect.poll(() => keptNames(later)).toEqual([])
})
