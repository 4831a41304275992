import { newPass, UNKNOWN, USED, VALIDATED } from '../e2e/support/passes'
import { test } from './support/test'

test('61. the desk redeems a pass once; the second time it says that it was used', async ({ person, request }) => {
  const pass = await newPass(request)
  person.allow(/status of 422/)
  for (const outcome of [VALIDATED, USED]) {
    await person.open('/')
    await person.open(pass.link)
    await person.press('button', 'Validar en el sistema')
    await person.seeHeading(outcome)
  }
})

/** What fails on the desk's device, how the desk is told, and how it is made to fail. */
const mistakes = [
  ['sound', VALIDATED, 'AudioContext = class { constructor() { throw new Error("no sound") } }'],
  ['a tone', VALIDATED, 'AudioContext.prototype.createOscillator = () => { throw new Error("no tone") }'],
  [
    'the notes of the device',
    VALIDATED,
    'Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new Error("no storage") }',
  ],
  ['the history', VALIDATED, 'History.prototype.replaceState = () => { throw new Error("no history") }'],
  ['the vibration', VALIDATED, 'navigator.vibrate = () => { throw new Error("no vibration") }'],
  ['the call', UNKNOWN, 'XMLHttpRequest.prototype.send = () => { throw new Error("no call") }'],
] as const

for (const [what, outcome, script] of mistakes) {
  test(`63. an exception of ${what} ends as the desk knows it, and a second pass works`, async ({
    person,
    request,
  }) => {
    const [first, second] = [await newPass(request), await newPass(request)]
    person.allow(/\bno (sound|tone|storage|history|vibration|call)\b/)
    await person.open(first.link)
    await person.take('checkbox', 'Avisar con sonido y vibración')
    await person.run(`void (${script})`)
    await person.press('button', 'Validar en el sistema')
    await person.seeHeading(outcome)

    await person.open(second.link)
    await person.press('button', 'Validar en el sistema')
    await person.seeHeading(VALIDATED)
  })
}
