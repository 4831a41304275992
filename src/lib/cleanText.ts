const BLANKS = /[\p{Z}\t-\r\u0085]/gu

/** Invisible characters, such as the direction marks that phones add to an e-mail address. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** Cleans input: plain spaces for all whitespace, no invisible characters, trimmed, NFC. */
export const cleanText = (text: string): string =>
  text.replace(BLANKS, ' ').replace(INVISIBLE, '').trim().normalize('NFC')

/** Cleans each line of the text of a `<textarea>`, and removes empty lines at its start and end. */
export const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
    .trim()
