import { newTeacher } from '../e2e/support/people'
import { test } from '../e2e/support/personTest'

test('The forms for sign-in, contact and password recovery report empty fields', async ({ person }) => {
  await person.open('/login')
  await person.signIn({ email: '', password: '' })
  await person.seeHeading('Revisa 2 datos')
  // The error summary links to the field.
  await person.press('link', 'La contraseña es obligatoria.')
  await person.type('secreto\n')
  await person.seeHeading('Revisa 1 dato')

  await person.open('/recuperar-contrasenia')
  await person.press('button', 'Enviar correo')
  await person.seeHeading('Revisa 1 dato')
  await person.open('/recuperar-contrasenia/CUALQUIERA')
  await person.press('button', 'Cambiar contraseña')
  await person.seeHeading('Revisa 2 datos')

  await person.open('/contacto')
  await person.press('button', 'Enviar mensaje')
  await person.seeHeading('Revisa 3 datos')
  await person.fill('Asunto', 'Una duda')
  await person.fill('Correo electrónico', 'ana@correo.example.mx')
  await person.fill('Mensaje', '¿Hay elevador?')
  await person.press('button', 'Enviar mensaje')
  await person.see('Correo enviado correctamente')
})

test('The forms for a sponsorship, questionnaire e-mails and the account report validation errors', async ({
  person,
  request,
}) => {
  await person.open('/solicitud-patrocinio')
  await person.signIn(await newTeacher(request))
  // Does not rely on the profile to prefill both fields, because the profile may load after the submit.
  await person.choose('Sostenimiento de la escuela', 'Público')
  await person.choose('Nivel educativo', 'Secundaria')
  await person.press('button', 'Enviar solicitud')
  await person.seeHeading('Revisa 2 datos')

  await person.open('/enviar-cuestionario')
  await person.fill('Correos de los estudiantes', 'lucia@correo ana@escuela.example.mx ')
  await person.see('No agregamos: lucia@correo')
  await person.press('button', 'Enviar cuestionario')
  await person.see('Emails enviados correctamente.')

  await person.open('/mi-cuenta')
  await person.see('Tu escuela')
  await person.run(`document.querySelectorAll('main details').forEach((row) => { row.open = true })`)
  await person.fill('Correo electrónico', 'elena@')
  await person.press('button', 'Guardar cambios')
  await person.seeHeading('Revisa 1 dato')
})
