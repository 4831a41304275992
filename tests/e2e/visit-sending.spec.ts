import { faults } from './support/server'
import { expect, test } from './support/test'
import {
  APPOINTMENTS,
  SENT_VISIT,
  countPosts,
  expectFormComplete,
  expectVisitKept,
  newTeacherReadyToSend,
  visitForm,
} from './support/visitForm'

const UNKNOWN = /No sabemos si tu solicitud llegó al museo\. Antes de enviarla otra vez, llama y pregunta/

test('26. The visit form reports a lost response, sends nothing while offline, and never resends automatically', async ({
  page,
  context,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await newTeacherReadyToSend(page, request)
  const form = visitForm(page)

  await test.step('the museum receives the request, but the response is lost', async () => {
    await faults(page).add({ path: APPOINTMENTS, drop: 'after', times: 1 })
    let release: (() => void) | undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**/api/v1${APPOINTMENTS}`, async (route) => {
      await released
      await route.continue()
    })
    await form.submit.dblclick()
    await expect(form.sending).toBeFocused()
    await page.keyboard.press('Enter')
    // The busy button is aria-disabled but still receives clicks.
    await form.sending.click({ force: true })
    await form.teacherName.press('Enter')
    await form.changeService.click()
    await page.getByRole('link', { name: 'Volver a mi solicitud' }).click()
    await form.teacherName.press('Enter')
    release?.()
    await expect(form.failure).toContainText(UNKNOWN)
    await expect(form.failure).not.toContainText('no se envió')
    await expectVisitKept(page)
    await page.reload()
    await expectFormComplete(page)
    await expectVisitKept(page)
    expect(await countPosts(page)).toBe(1)
  })

  await test.step('nothing is sent while offline', async () => {
    await form.terms.check()
    await context.setOffline(true)
    await form.submit.click()
    const unsent = page.getByRole('main').getByRole('alert').filter({ hasText: 'Sigue sin conexión.' })
    await expect(unsent).toContainText('Un intento anterior quedó sin respuesta.')
    await expect(unsent).toBeInViewport()
    await context.setOffline(false)
    expect(await countPosts(page)).toBe(1)
  })

  await test.step('the teacher sends the request again', async () => {
    await form.submit.click()
    await expect(page).toHaveURL(SENT_VISIT)
    await page.reload()
    await expect(page).toHaveURL(SENT_VISIT)
    expect(await countPosts(page)).toBe(2)
  })
})
