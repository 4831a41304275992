import { test } from './support/test'

test('A sign-in that the server refuses is said once, with the reason', async ({ person, orca }) => {
  person.allow(/status of 401/)
  await person.open('/login')
  await person.fill('Correo electrónico', 'nadie@escuela.example.mx')
  await person.fill('Contraseña', 'NoEsLaSuya1')
  await orca.heard()
  await person.press('button', 'Iniciar sesión')
  await orca.hears('El correo o la contraseña no son correctos', 'No pudiste entrar')
})

test('A form that lacks something says how much, once, and its list leads to the fields', async ({ person, orca }) => {
  await person.open('/registro')
  await person.seeHeading('Crea tu cuenta')
  await orca.heard()
  await person.press('button', 'Crear cuenta')
  await orca.hears('Revisa 4 datos antes de enviar')
  await person.press('link', 'El correo es obligatorio.')
  await orca.hears('Correo electrónico entry')
})
