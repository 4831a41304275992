import { expectAccessible } from './support/accessibility'
import { newTeacher, startSession } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const GENERIC = 'Error de servidor, intente de nuevo más tarde.'

test('A page and a form report that the API is down, keep the input, and work again once the API is back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR_/)
  await faults(page).add({ path: '/requirements', drop: 'before' })
  await faults(page).add({ path: '/contacts', drop: 'before' })
  await page.goto('/contacto')
  const main = page.getByRole('main')
  await main.getByLabel('Asunto').fill('Una duda')
  await main.getByLabel('Correo electrónico').fill('ana@correo.example.mx')
  await main.getByLabel('Mensaje').fill('¿Hay elevador?')
  const send = main.getByRole('button', { name: 'Enviar mensaje' })
  await send.click()
  await expect(main.getByText(GENERIC)).toBeInViewport()
  await expect(main.getByText(/No sabemos si tu mensaje llegó al museo\./)).toBeVisible()

  await page.goto('/requisitos')
  const failure = main.getByText('Error de servidor.', { exact: true })
  await expect(failure).toBeVisible()
  await faults(page).clear()
  await main.getByRole('button', { name: 'Reintentar' }).click()
  await expect(failure).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)

  await page.goto('/contacto')
  await main.getByRole('button', { name: 'Continuar con lo escrito' }).click()
  await expect(main.getByLabel('Mensaje')).toHaveValue('¿Hay elevador?')
  expect(await received(page, 'POST /contacts')).toHaveLength(1)
  await send.click()
  await expect(main.getByText('Correo enviado correctamente')).toBeVisible()
})

test('A proxy’s HTML page with status 200 is treated as a failure and not shown', async ({ page, request }) => {
  const { email } = await newTeacher(request)
  await faults(page).add({ path: '/packages', status: 200, body: 'html', times: 1 })
  await faults(page).add({ path: '/users/password', status: 200, body: 'html', times: 1 })
  await page.goto('/servicios-escolares')
  const main = page.getByRole('main')
  await expect(main.getByText('Error de servidor.', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Reintentar' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Visita libre' })).toBeVisible()

  await page.goto('/recuperar-contrasenia')
  await main.getByLabel('Correo electrónico').fill(email)
  const send = main.getByRole('button', { name: 'Enviar correo' })
  await send.click()
  await expect(main.getByText('No sabemos si el correo salió.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/nginx|Correo enviado/)
  await expect(main.getByLabel('Correo electrónico')).toHaveValue(email)
  expect(await received(page, 'POST /users/password')).toHaveLength(1)
  await send.click()
  await expect(main.getByText('Correo enviado', { exact: true })).toBeVisible()
})

test('After a truncated response, the form reports an unknown outcome and keeps the input', async ({
  page,
  request,
}) => {
  await startSession(page, await newTeacher(request))
  await faults(page).add({ path: '/sponsorship_requests', body: 'truncated', times: 1 })
  await page.goto('/solicitud-patrocinio')
  const address = page.getByLabel('Dirección de la escuela')
  const reason = page.getByLabel('Razón de la solicitud')
  await expect(page.getByLabel('Nivel educativo')).toHaveValue('2')
  await address.fill('Calle 5 de Mayo 20, Centro, 06000')
  await reason.fill('Nuestras familias no pueden pagar la visita.')
  const send = page.getByRole('button', { name: 'Enviar solicitud' })
  await send.click()
  await expect(page.getByText(/No sabemos si tu solicitud llegó al museo\./)).toBeInViewport()
  await page.reload()
  await expect(address).toHaveValue('Calle 5 de Mayo 20, Centro, 06000')
  await expect(reason).toHaveValue('Nuestras familias no pueden pagar la visita.')
  expect(await received(page, 'POST /sponsorship_requests')).toHaveLength(1)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Solicitud de patrocinio enviada' })).toBeFocused()
  await expectAccessible(page)
  expect(await received(page, 'POST /sponsorship_requests')).toHaveLength(2)
})
