import { openSlowSite } from './support/slowSite'
import { expect, test } from './support/test'

/** The forms that the build writes, with the field somebody types into, and what. */
const forms: [path: string, field: string, letter: string][] = [
  ['/login', 'email', 'a'],
  ['/registro', 'name', 'a'],
  ['/recuperar-contrasenia', 'email', 'a'],
  ['/contacto', 'subject', 'a'],
]

/** How many scripts' delays are tried with each form, so that the application starts at different moments of the typing. */
const TRIES = 4

/** Runs in the page from the start: types a letter every 20 ms, until ten more than the application has seen. */
function typeAllTheTime(name: string, letter: string) {
  const typed = { letters: 0, live: 0 }
  Object.assign(window, { typed })
  const timer = setInterval(() => {
    const field = document.getElementById(name)
    if (!(field instanceof HTMLInputElement)) return
    if (document.querySelector('html[data-live]')) typed.live += 1
    if (typed.live > 10) {
      clearInterval(timer)
      return
    }
    typed.letters += 1
    const { value } = field
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value + letter)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, 20)
}

for (const [path, field, letter] of forms) {
  test(`80. ${path}: what is typed before and while the application starts is all there`, async ({ person }) => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const first = `(${String(typeAllTheTime)})(${JSON.stringify(field)}, ${JSON.stringify(letter)})`
      const site = await openSlowSite(first, () => Math.random() * 150 * attempt)
      try {
        await person.open(new URL(path, site.url).href)
        await expect.poll(() => person.run<number>('window.typed.live')).toBeGreaterThan(10)
        const letters = await person.run<number>('window.typed.letters')
        const value = await person.run<string>(`document.getElementById('${field}').value`)
        expect(letters).toBeGreaterThan(10)
        expect(value).toBe(letter.repeat(letters))
      } finally {
        await person.open('about:blank')
        site.close()
      }
    }
  })
}
