import { expect, test } from './support/test'

test('A page that is loaded has its title said by the browser alone, and one that is gone to says it once', async ({
  person,
  orca,
}) => {
  await person.open('/login')
  await person.seeHeading('Iniciar sesión')
  const title = 'Iniciar sesión · Museo Memoria y Tolerancia'
  const heard = await orca.heard()
  expect(heard).toContain(`Finished loading ${title}.`)
  expect(heard.filter((phrase) => phrase === title || phrase === `${title}.`)).toEqual([])

  await person.press('link', 'Regístrate')
  await orca.hears('Crea tu cuenta', 'Registro · Museo Memoria y Tolerancia')
})
