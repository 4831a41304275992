import { EMAIL } from './fieldRules'

/** The e-mail addresses of a text, in their order. */
export interface EmailList {
  /** May contain duplicates. */
  found: string[]
  /** Words that were probably meant as an address and are not valid. */
  rejected: string[]
  /** How many rejected words `rejected` leaves out. */
  omitted: number
  /** Addresses with other words right before them, of which they may have lost a part: «beto perez@escuela.mx». */
  doubts: { item: string; beside: string }[]
}

/** `table`: lines with columns, as in a CSV file. Cells that do not look like an address are other data, not failed ones. */
type Shape = 'text' | 'table'

/** The most words in `rejected`. When there are more, it has only those that look like an address. */
const MAX_REJECTED = 200

/** Characters (RFC 5321). Longer texts are not matched against `EMAIL`, whose backtracking is slow on them. */
const MAX_EMAIL_LENGTH = 254
const shortened = (word: string) => (word.length > MAX_EMAIL_LENGTH ? `${word.slice(0, MAX_EMAIL_LENGTH)}…` : word)

const isEmail = (word: string) => word.length <= MAX_EMAIL_LENGTH && EMAIL.test(word)

const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g
const HEADING = /correo|mail/i

const BEFORE = new Set('<("\'[')
const AFTER = new Set('>)"\'].:')

/** A word without the brackets, quotes and full stops around it and without the `mailto:` of a link. */
function bare(word: string): string {
  let start = word.toLowerCase().startsWith('mailto:') ? 'mailto:'.length : 0
  let end = word.length
  while (start < end && BEFORE.has(word.charAt(start))) start += 1
  while (start < end && AFTER.has(word.charAt(end - 1))) end -= 1
  return word.slice(start, end)
}

const words = (text: string) =>
  text
    .split(/\s/)
    .map(bare)
    .filter((word) => word !== '')

const EMAIL_ENDS = ['.com', '.edu', '.gob', '.mx', '.net', '.org']
const WEB_STARTS = ['www.', 'http:', 'https:']

/** Whether a word was meant as an address: it has an @, or ends as one does («luis.hotmail.com») and is no web address. */
export function looksLikeEmail(word: string): boolean {
  if (word.includes('@')) return true
  const lower = word.toLowerCase()
  return EMAIL_ENDS.some((end) => lower.endsWith(end)) && !WEB_STARTS.some((start) => lower.startsWith(start))
}

/** The cells of a line, separated by commas, semicolons or tabs that are not inside quotes. */
function cellsOf(line: string): string[] {
  const pieces = line.split('"')
  const hasPairs = pieces.length % 2 === 1
  const cells: string[] = []
  let cell = ''
  for (const [index, piece] of pieces.entries()) {
    const isQuoted = hasPairs && index % 2 === 1
    for (const [part, text] of (isQuoted ? [`"${piece}"`] : piece.split(/[,;\t]/)).entries()) {
      if (part > 0 || (index > 0 && !hasPairs)) {
        cells.push(cell)
        cell = ''
      }
      cell += text
    }
  }
  return [...cells, cell].map((one) => one.trim()).filter((one) => one !== '')
}

/** The words of a cell. Of a name with an address (Ana López <ana@escuela.mx>), only the address. */
function wordsOf(cell: string): string[] {
  const [before = '', ...brackets] = cell.split('<')
  const named: string[][] = []
  let rest = before
  for (const bracket of brackets) {
    const end = bracket.indexOf('>')
    if (end < 0) {
      rest = `${rest} ${bracket}`
    } else {
      named.push(words(rest).filter(looksLikeEmail), words(bracket.slice(0, end)))
      rest = bracket.slice(end + 1)
    }
  }
  return [...named.flat(), ...words(rest)]
}

/** The words of a line that were meant as addresses. A line without any counts as one word. */
function attemptsOf(line: string, isOneOfMany: boolean, isTable: boolean): string[] {
  const cells = cellsOf(line)
  const found = cells.flatMap(wordsOf)
  if (found.some(looksLikeEmail)) return isTable ? found.filter(looksLikeEmail) : found
  return isOneOfMany && cells.length > 0 ? [cells.join(' ').replaceAll('"', '')] : found
}

/** The addresses of a line that follow other words in the same cell, without the brackets of a name. */
function doubtsOf(line: string) {
  const cells = cellsOf(line).filter((cell) => !cell.includes('<'))
  return cells.flatMap((cell) => {
    const all = words(cell)
    return all.flatMap((item, index) => {
      if (!isEmail(item)) return []
      let since = index
      while (since > 0 && !looksLikeEmail(all[since - 1] ?? '')) since -= 1
      return since < index ? [{ item, beside: all.slice(since, index).join(' ') }] : []
    })
  })
}

/**
 * Finds the e-mail addresses in a typed or pasted text or a file: separated by white space, commas or semicolons, with
 * or without names as mail programs write them, or in the columns of a table.
 * @param shape by default, a text with tabs is a table
 */
export function readEmails(text: string, shape: Shape = text.includes('\t') ? 'table' : 'text'): EmailList {
  const lines = text
    .replaceAll(INVISIBLE, '')
    .split(/[\r\n]/)
    .filter((line) => line.trim() !== '')
  const [first = ''] = lines
  const hasHeading = lines.length > 1 && HEADING.test(first) && !cellsOf(first).flatMap(wordsOf).some(looksLikeEmail)
  const rows = hasHeading ? lines.slice(1) : lines
  const attempts = rows.flatMap((line) => attemptsOf(line, lines.length > 1, shape === 'table'))
  const rejected = attempts.filter((word) => !isEmail(word))
  const shown = rejected.length > MAX_REJECTED ? rejected.filter(looksLikeEmail).slice(0, MAX_REJECTED) : rejected
  return {
    found: attempts.filter(isEmail),
    rejected: shown.map(shortened),
    omitted: rejected.length - shown.length,
    doubts: shape === 'table' ? [] : rows.flatMap(doubtsOf),
  }
}
