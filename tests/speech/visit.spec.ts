import { newTeacher } from '../e2e/support/people'
import { test } from './support/test'

test('A group of a visit is said as it is added, and as it is removed', async ({ person, orca, request }) => {
  await person.open('/solicitud-visita')
  await person.signIn(await newTeacher(request))
  await person.see('1 de 5 grupos')
  await orca.heard()
  await person.press('button', 'Agregar grupo')
  await orca.hears('Grupo 2', 'Número de estudiantes')
  await person.press('button', 'Quitar grupo 2')
  await orca.hears('Grupo 2 quitado. Queda 1 grupo.')
})
