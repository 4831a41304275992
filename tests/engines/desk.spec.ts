import { newPass, USED, VALIDATED } from '../e2e/support/passes'
import { test } from '../e2e/support/personTest'

test('The desk redeems a pass once, also where its sound fails; the second time it says that it was used', async ({
  person,
  request,
}) => {
  const pass = await newPass(request)
  person.allow(/status of 422|no sound/)
  await person.open(pass.link)
  await person.take('checkbox', 'Avisar con sonido y vibración')
  await person.run('void (AudioContext = class { constructor() { throw new Error("no sound") } })')
  await person.press('button', 'Validar en el sistema')
  await person.seeHeading(VALIDATED)

  await person.open('/')
  await person.open(pass.link)
  await person.press('button', 'Validar en el sistema')
  await person.seeHeading(USED)
})
