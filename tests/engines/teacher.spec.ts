import { newTeacher } from '../e2e/support/people'
import { expect, test } from '../e2e/support/personTest'
import { outbox } from '../e2e/support/server'
import { visit } from '../e2e/support/visitForm'

test('61. A teacher signs in, requests a visit, is told that the PDF cannot be saved, and changes the account', async ({
  person,
  request,
}) => {
  const teacher = await newTeacher(request)
  await person.open('/solicitud-visita')
  await person.signIn(teacher)
  await person.press('link', 'Cambiar servicio')
  await person.press('button', 'Agregar Recorrido Tolerancia')
  await person.press('link', 'Volver a mi solicitud')
  await person.press('button', 'Enviar solicitud')
  await person.see('Revisa ')

  await person.fillDate('Fecha de visita', visit.date)
  await person.take('radio', `${visit.schedule} h`)
  await person.fill('Número de estudiantes', '45')
  await person.choose('Nivel educativo', 'Secundaria')
  await person.fill('Profesores', String(visit.teachers))
  await person.fill('Padres de familia', String(visit.parents))
  await person.take('radio', visit.contact)
  await person.see('$3,750.00')
  await person.take('checkbox', 'Acepto los términos y condiciones')
  await person.press('button', 'Enviar solicitud')
  await person.seeHeading('Solicitud enviada')
  await person.see('Tu folio es')
  // WPE WebKit and some in-app browsers cannot save files.
  await person.run('void delete HTMLAnchorElement.prototype.download')
  await person.press('button', 'Descargar PDF')
  await person.see('Este navegador no puede guardar archivos.')
  await person.see('Tu folio es')
  expect(await outbox(request, teacher.email)).not.toEqual([])

  await person.open('/mi-cuenta')
  await person.see('Tu escuela')
  await person.run(`document.querySelectorAll('main details').forEach((row) => { row.open = true })`)
  await person.fill('Materia impartida', 'Civismo')
  await person.press('button', 'Guardar cambios')
  await person.see('Sus datos se han actualizado correctamente')
})
