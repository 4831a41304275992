import { test } from './support/test'

test('The search of a school says how many it finds, what is chosen, and what it puts back', async ({
  person,
  orca,
}) => {
  await person.open('/registro')
  await person.take('radio', 'Profesor')
  await person.take('field', 'Escuela')
  await orca.heard()
  await person.fill('Escuela', 'secundaria tecnica 14')
  await orca.hears('2 coincidencias')
  await person.press('option', 'Escuela Secundaria Técnica 14')
  await orca.hears('Escuela Secundaria Técnica 14')

  await person.fill('Escuela', 'zzz')
  await orca.hears('Sin coincidencias')
  await person.take('field', 'CCT')
  await orca.hears('CCT entry', '«zzz» no está en la lista. Queda «Escuela Secundaria Técnica 14».')
})
