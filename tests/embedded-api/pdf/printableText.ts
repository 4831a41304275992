const PRINTABLE = /^[ -~\u00A0-\u00FFŒœ–—‘’‚“”„•…‹›€]$/

/** Keeps what the museum's fonts can print: a letter with an unknown accent loses the accent, an emoji disappears. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (PRINTABLE.test(character)) return character
    const plain = character.normalize('NFD').charAt(0)
    return PRINTABLE.test(plain) ? plain : ''
  })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
