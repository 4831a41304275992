import type { APIRequestContext, Page } from '@playwright/test'

import { paths } from '../../src/lib/paths'
import { errorSummary } from './support/errorSummary'
import { expectLaidOut } from './support/layout'
import { unseenFocus } from './support/layoutFaults'
import { deskLink } from './support/passes'
import { newTeacher, startSession } from './support/people'
import { newTeacherWithCode, startAsStudent } from './support/questionnaire'
import { openRoute } from './support/routes'
import { expect, test } from './support/test'

const softly = expect.configure({ soft: true })

/** Walks through the page with Tab in forced colours, where only outlines are left to show focus. */
async function expectFocusSeen(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = new Set<string>()
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const fault = await unseenFocus(page)
    if (fault !== null) unseen.add(fault)
    if (await page.evaluate(() => document.activeElement === document.body)) break
  }
  softly([...unseen], new URL(page.url()).pathname).toEqual([])
}

const refuse = (route: string, button: string) => async (page: Page) => {
  await openRoute(page, route)
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await expect(errorSummary(page)).toBeVisible()
}

/** The main forms as they stand at work. */
const STATES: Record<string, (page: Page, request: APIRequestContext) => Promise<void>> = {
  'the sign-in, refused': refuse(paths.login, 'Iniciar sesión'),
  'the registration of a teacher, refused': async (page) => {
    await openRoute(page, paths.registration)
    await page.getByRole('radio', { name: 'Profesor' }).check()
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(errorSummary(page)).toBeVisible()
  },
  'the visit request, refused': async (page, request) => {
    await startSession(page, await newTeacher(request))
    await refuse(paths.visitRequest, 'Enviar solicitud')(page)
  },
  'the sponsorship request': async (page, request) => {
    await startSession(page, await newTeacher(request))
    await openRoute(page, paths.sponsorshipRequest)
  },
  'the account': async (page, request) => {
    await startSession(page, await newTeacher(request))
    await openRoute(page, paths.account)
  },
  'a question': async (page, request) => startAsStudent(page, (await newTeacherWithCode(request)).code),
  'a pass at the desk': async (page) => {
    await page.goto(deskLink('Maximiliana Guadalupe Montenegro', 'f3a1c9e07b5d48269e1c0a7b3d5f8e24', 7))
    await expect(page.getByRole('button', { name: 'Validar en el sistema' })).toBeVisible()
  },
  'the contact dialog': async (page) => {
    await openRoute(page, paths.terms)
    await page.getByRole('button', { name: 'Contáctanos' }).click()
    await expect(page.getByRole('dialog').getByLabel('Asunto')).toBeVisible()
  },
}

for (const [state, open] of Object.entries(STATES)) {
  test(`55. Spacing, large text, zoom, forced colours and focus: ${state}`, async ({ page, request }) => {
    await open(page, request)
    await expectLaidOut(page)
    await expectFocusSeen(page)
  })
}
