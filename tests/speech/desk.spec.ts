import { newPass, USED, VALIDATED } from '../e2e/support/passes'
import { test } from './support/test'

test('The desk hears once that a pass is validated, and once that it was used', async ({ person, orca, request }) => {
  const pass = await newPass(request)
  person.allow(/status of 422/)
  for (const [outcome, next] of [
    [VALIDATED, 'Deja pasar a 1 persona'],
    [USED, 'Cada código sirve una sola vez'],
  ] as const) {
    await person.open('/')
    await person.open(pass.link)
    await person.seeHeading('Elena Torres Luna')
    await orca.heard()
    await person.press('button', 'Validar en el sistema')
    await orca.hears(outcome, next)
  }
})
