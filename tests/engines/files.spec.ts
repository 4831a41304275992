import { newTeacher } from '../e2e/support/people'
import { CANNOT_SAVE } from './support/person'
import { test } from './support/test'

test('61. a browser that cannot save files says so, and the page stays', async ({ person, request }) => {
  await person.open('/login')
  await person.signIn(await newTeacher(request, { neverSignedIn: true }))
  await person.run(CANNOT_SAVE)
  await person.press('button', 'Descargar')
  await person.see('Este navegador no puede guardar archivos.')
  await person.press('button', 'Enviar por correo y continuar')
  await person.see('Código QR enviado correctamente')
})
