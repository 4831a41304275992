/** Blanks of every width, tabs and line breaks. */
const BLANKS = /[\p{Z}\t-\r\u0085]/gu

/** Invisible characters, such as the direction marks that phones put around an e-mail. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Cleans a typed, pasted or linked text: NFC, no invisible characters, no blanks around it, and a plain blank for every
 * blank, tab and line break.
 */
export const cleanText = (text: string): string =>
  text.replace(BLANKS, ' ').replace(INVISIBLE, '').trim().normalize('NFC')
