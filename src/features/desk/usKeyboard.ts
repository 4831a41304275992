/** The keys that type punctuation in links, with their characters without and with Shift. */
const punctuation: Record<string, string> = { Minus: '-_', Equal: '=+', Semicolon: ';:', Period: '.>', Slash: '/?' }
const shiftedDigits = ')!@#$%^&*('

/** Returns a key's character on the US keyboard that scanners imitate, whatever the computer's layout, or ''. */
export function usCharacter({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? []
  if (letter !== undefined) return shiftKey ? letter : letter.toLowerCase()
  if (digit !== undefined) return shiftKey ? shiftedDigits.charAt(Number(digit)) : digit
  return punctuation[code]?.[shiftKey ? 1 : 0] ?? ''
}
