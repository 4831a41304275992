/** A press of a key, as `keydown` events describe it. */
export type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>

/** The keys of a US keyboard whose characters occur in links, with the characters without and with Shift. */
const us: Record<string, string> = {
  Minus: '-_',
  Equal: '=+',
  Semicolon: ';:',
  Period: '.>',
  Slash: '/?',
}
for (const [digit, symbol] of Array.from(')!@#$%^&*(').entries()) us[`Digit${digit}`] = `${digit}${symbol}`
for (const letter of 'abcdefghijklmnopqrstuvwxyz') us[`Key${letter.toUpperCase()}`] = letter + letter.toUpperCase()

/** Returns the presses that type a text on a US keyboard, such as those of most barcode scanners. */
export const usKeys = (text: string): Key[] =>
  Array.from(text, (key) => {
    const [code, characters] = Object.entries(us).find(([, pair]) => pair.includes(key)) ?? ['', '']
    return { code, key, shiftKey: characters.indexOf(key) === 1 }
  })

/** What a computer with a Latin American layout types for the keys of a US keyboard, where the two differ. */
export const latinAmerican: Record<string, string> = {
  ':': 'Ñ',
  ';': 'ñ',
  '/': '-',
  '?': '_',
  '-': "'",
  _: '?',
  '=': '¿',
  '+': '¡',
  '&': '/',
  '*': '(',
  '>': ':',
}
