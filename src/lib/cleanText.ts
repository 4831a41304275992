/** Spaces of every width, tabs and line breaks. */
const BLANKS = /[\p{Z}\t-\r\u0085]/gu

/** Invisible characters, such as the direction marks that phones put around an e-mail. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Cleans a typed, pasted or linked text. Replaces each kind of whitespace with a plain space, removes invisible
 * characters, trims, and normalises to NFC.
 */
export const cleanText = (text: string): string =>
  text.replace(BLANKS, ' ').replace(INVISIBLE, '').trim().normalize('NFC')
