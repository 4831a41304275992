/** Blanks of every width, tabs and line breaks. */
const BLANKS = /[\p{Z}\t-\r\u0085]/gu

/** Characters without a shape of their own, such as the marks of text direction that phones put around an e-mail. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A typed, pasted or linked text as the user sees it: in NFC, without invisible characters and without blanks around it.
 * Every blank, tab and line break is a plain blank.
 */
export const cleanText = (text: string): string =>
  text.replace(BLANKS, ' ').replace(INVISIBLE, '').trim().normalize('NFC')
