import { cleanText } from './cleanText'
import { isEmail } from './fieldRules'

/** The e-mail addresses in a text, in the order of the text. */
export interface EmailList {
  /** May contain duplicates. */
  found: string[]
  /** Words that look like e-mail addresses but are invalid. */
  rejected: string[]
}

/**
 * Characters between words. Letters of every alphabet are part of a word, so that 'josé@x.mx' is rejected as a whole.
 */
const SEPARATORS = /[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`~@-]+/u

const WEB_ADDRESS = /^(?:\/\/|www\.)/i

/** Matches a word without its leading bullets and its trailing punctuation. */
const CORE = /[\p{L}\p{N}_@](?:.*[\p{L}\p{N}@])?/u

/** A list number directly before an address, as in '1.-ana@escuela.mx'. */
const LIST_NUMBER = /^\d+\.-/

/** Whether a word was meant as an e-mail address: it has an @, or ends like a domain ('luis.hotmail.com'). */
const looksLikeEmail = (word: string) => /@|\.(?:com|edu|gob|mx|net|org)$/i.test(word)

/**
 * Finds the e-mail addresses in typed or pasted text, such as a column of a spreadsheet or the recipients of another
 * e-mail. Ignores names, numbers, labels and all other words around an address.
 */
export function readEmails(text: string): EmailList {
  const words = cleanText(text)
    .split(SEPARATORS)
    .filter((word) => !WEB_ADDRESS.test(word))
    .map((word) => (CORE.exec(word)?.[0] ?? '').replace(LIST_NUMBER, ''))
    .filter(looksLikeEmail)
  return { found: words.filter(isEmail), rejected: words.filter((word) => !isEmail(word)) }
}
