import { cleanText } from './cleanText'
import { isEmail } from './fieldRules'

/** A word that looks like an e-mail address but is invalid. */
export interface RejectedEmail {
  text: string
  reason: string
  /** The other words of its row, such as a name. */
  row: string
}

/** The e-mail addresses in a text, in the order of the text. */
export interface EmailList {
  /** May contain duplicates. */
  found: string[]
  rejected: RejectedEmail[]
  /** A Spanish sentence with the number of rows without an address; '' if there are none. */
  notice: string
}

/** Only these characters end an address. All other characters that touch an address are part of it. */
const SEPARATOR = /([\s,;|<>]+)/

/** Punctuation, list numbers and labels before an address. A paired apostrophe or bracket belongs to the address. */
const LEADING =
  /^(?:["“”„«»‹›‘’¿¡•·‣▪●○◦*–—-]|'(?=[^']*$|.*'$)|[([{](?!.*[)\]}][\p{L}\p{N}@])|\d+(?:\.-|\.?\))|(?:correos?|electr[oó]nico|e-?mails?|mail|mailto|para|to|cco?|bcc|de|from|alumn[oa]|estudiante)\d*:)+/iu

const TRAILING = /["'“”«»‹›‘’)\]}.:!?…*–—-]+$/u

const WEB_ADDRESS = /^(?:[^@]*:)?(?:\/\/|www\.)/i

/** Longer words keep their punctuation, because matching them would be slow. */
const MAX_WORD_LENGTH = 400

const DOMAIN_END = /^\.?(?:com|edu|es|gob|mx|net|org)(?:\.mx)?\.?$/

/** Whether a word was meant as an e-mail address: it has an @, or ends like a domain ('luis.hotmail.com'). */
const looksLikeEmail = (word: string) => /@|\.(?:com|edu|gob|mx|net|org)$/i.test(word)

const withoutPunctuation = (word: string) =>
  word.length > MAX_WORD_LENGTH ? word : word.replace(LEADING, '').replace(TRAILING, '')

/** Rejects curly brackets, which are valid in an address but more likely surround it. */
const isAddress = (word: string) => isEmail(word) && !/[{}]/.test(word)

/** Whether two words are one address that was split by a blank or a comma: 'luis @gmail.com', 'luis@hotmail,com'. */
function isSplit(word: string, separator: string, next: string): boolean {
  if (!/^[ ,;]+$/.test(separator)) return false
  if (!word.includes('@')) return /^@(?:$|[^@]*\.)/.test(next) && /[\p{L}\p{N}]$/u.test(withoutPunctuation(word))
  if (word.endsWith('@')) return next.includes('.') && !next.includes('@')
  return (
    DOMAIN_END.test(next) && (/^[,;]$/.test(separator) || next.startsWith('.') || !isAddress(withoutPunctuation(word)))
  )
}

function wordsOf(row: string): string[] {
  const [first = '', ...parts] = cleanText(row.replace(/\t/g, '|')).split(SEPARATOR)
  const words = [first]
  for (let index = 0; index < parts.length; index += 2) {
    const [last, separator, next] = [words.at(-1) ?? '', parts[index] ?? '', parts[index + 1] ?? '']
    if (isSplit(last, separator, next)) words[words.length - 1] = last + separator + next
    else words.push(next)
  }
  return words.map(withoutPunctuation).filter((word) => word !== '' && !WEB_ADDRESS.test(word))
}

/** The first reason whose pattern matches. The text has its accents as separate characters (NFD). */
const REASONS: ReadonlyArray<[pattern: RegExp, reason: string]> = [
  [/.{255}/u, 'es demasiado largo'],
  [/,/, 'lleva una coma en el dominio'],
  [/;/, 'lleva un punto y coma en el dominio'],
  [/ /, 'lleva un espacio'],
  [/^[^@]*$/, 'le falta la @'],
  [/@.*@/, 'lleva más de una @'],
  [/^@/, 'le falta lo que va antes de la @'],
  [/n\u0303/i, 'lleva una ñ'],
  [/[\p{M}´]/u, 'lleva un acento'],
  [/[‘’ʼ]/, 'lleva un apóstrofo curvo'],
  [/[\u2010-\u2015\u2212]/, 'lleva un guion que no es «-»'],
  [/[()]/, 'lleva paréntesis'],
  [/\.\./, 'lleva «..»'],
]

function reasonOf(text: string): string {
  const decomposed = text.normalize('NFD')
  const known = REASONS.find(([pattern]) => pattern.test(decomposed))
  if (known) return known[1]
  const forbidden = /[^\w.!#$%&'*+/=?^`~@-]/u.exec(text)
  if (forbidden) return `lleva «${forbidden[0]}»`
  return /\.[a-z]{2,}$/i.test(text) ? 'tiene un error en el dominio' : 'su dominio está incompleto'
}

/** Returns the words of the row that belong to the address `emails[index]`, such as a name. */
function wordsBeside(words: string[], emails: number[], index: number): string {
  const [first, own = 0] = [emails[0], emails[index]]
  const before = words.slice((emails[index - 1] ?? -1) + 1, own)
  const after = words.slice(own + 1, emails[index + 1])
  if (emails.length === 1) return [...before, ...after].join(' ')
  if (first === 0) return after.join(' ')
  return (before.length > 0 ? before : words.slice(0, first)).join(' ')
}

const vCardRow = (card: string) =>
  `\n${(card.match(/^(?:[\w-]+\.)?(?:FN|EMAIL)\b.*$/gm) ?? []).map((line) => line.replace(/^[^:]*:/, '')).join('\t')}\n`

/** Splits a text into rows. Joins the folded lines of vCards and of the headers of e-mails. */
function rowsOf(text: string): string[] {
  const isVCard = /^(?:BEGIN:VCARD|(?:[\w-]+\.)?EMAIL[;:]\S)/m.test(text)
  return (isVCard ? text.replace(/(?:\r\n|\r|\n)[\t ]/g, '') : text)
    .replace(/BEGIN:VCARD[^]*?END:VCARD/g, vCardRow)
    .replace(/^(?:to|para|cco?|bcc|from|de):.*(?:(?:\r\n|\r|\n)[\t ]+.*)+/gim, (header) =>
      header.replace(/[\r\n]+/g, ' '),
    )
    .split(/[\n\v\f\r\u0085\u2028\u2029]/)
}

/** Whether a row is the heading of a column of addresses, and not a row whose address is missing. */
const isHeading = (words: string[]) =>
  words.some((word) => /^(?:correos?|e-?mails?)$/i.test(word)) &&
  !words.some((word) => /^(?:no|sin|falta|tiene|pendiente)$/i.test(word))

/** Finds the e-mail addresses in typed or pasted text. Ignores names, numbers, labels and all other words. */
export function readEmails(text: string): EmailList {
  const list: EmailList = { found: [], rejected: [], notice: '' }
  let missing = 0
  for (const [index, words] of rowsOf(text)
    .map(wordsOf)
    .filter((row) => row.length > 0)
    .entries()) {
    const emails = words.flatMap((word, position) => (looksLikeEmail(word) ? [position] : []))
    const isMissing = emails.length === 0 && words.some((word) => /\p{L}/u.test(word))
    if (isMissing && !(index === 0 && isHeading(words))) missing += 1
    for (const [order, position] of emails.entries()) {
      const word = words[position] ?? ''
      if (isAddress(word)) list.found.push(word)
      else list.rejected.push({ text: word, reason: reasonOf(word), row: wordsBeside(words, emails, order) })
    }
  }
  if (missing > 0) list.notice = missing === 1 ? '1 renglón sin correo.' : `${missing} renglones sin correo.`
  return list
}
