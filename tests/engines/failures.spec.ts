import { test } from '../e2e/support/personTest'

test('64. A message and a link replace a form or page that fails to render; the top bar and the footer stay', async ({
  person,
}) => {
  // Puppeteer prints an error object on the console only as JSHandle@error.
  person.allow(/broken on purpose|JSHandle@error/)
  async function expectPageFailure() {
    await person.seeHeading('No pudimos mostrar esta página')
    await person.see('Visitas Escolares')
    await person.see('Aviso de privacidad')
    await person.press('link', 'Ir a inicio')
    await person.seeHeading('Recordar abre puertas')
  }
  await person.open('/login')
  await person.seeHeading('Entra a tu cuenta')
  await person.run('void (Array.prototype.findIndex = () => { throw new Error("broken on purpose") })')
  await person.signIn({ email: '', password: '' })
  await expectPageFailure()

  await person.open('/')
  await person.run('void (Array.from = () => { throw new Error("broken on purpose") })')
  await person.press('link', 'Responder cuestionario')
  await expectPageFailure()
})
