import type { Person } from './support/person'
import { test } from './support/test'

/** Of an error on the console, Puppeteer hears no more than that it is one. */
const ON_PURPOSE = /broken on purpose|JSHandle@error/

/** Words and two ways on, with the bar above and the footer below. */
async function expectPageFailure(person: Person): Promise<void> {
  await person.seeHeading('No pudimos mostrar esta página')
  await person.see('Visitas Escolares')
  await person.see('Aviso de privacidad')
  await person.press('link', 'Ir a inicio')
  await person.seeHeading('Recordar abre puertas')
}

test('64. a form that breaks while it is drawn leaves words, a way on, the bar and the footer', async ({ person }) => {
  person.allow(ON_PURPOSE)
  await person.open('/login')
  await person.seeHeading('Iniciar sesión')
  await person.run('void (Array.prototype.findIndex = () => { throw new Error("broken on purpose") })')
  await person.signIn({ email: '', password: '' })
  await expectPageFailure(person)
})

test('64. so does a page that breaks as it is opened by a link', async ({ person }) => {
  person.allow(ON_PURPOSE)
  await person.open('/')
  await person.run('void (Date.prototype.getDate = () => { throw new Error("broken on purpose") })')
  await person.press('link', 'Crear cuenta gratuita')
  await expectPageFailure(person)
})
