import { EMAIL } from './email'

/** What a text full of addresses holds, in its order. */
export interface EmailList {
  /** E-mails, as often as they are there. */
  found: string[]
  /** What looks like it was meant as one and is not. */
  rejected: string[]
  /** How much more was rejected, when it was too much to be shown one by one. */
  omitted: number
}

/** The text is a table with columns, such as a CSV file: beside an e-mail stand names and the like. */
type Shape = 'text' | 'table'

/** More than this is no class list with errors in it, but some other text; of it only what has an @ is shown. */
const MOST_REJECTED = 200

const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g
const HEADING = /correo|mail/i
/** A name and its address, as mail programs write them: Ana López <ana@escuela.mx>. */
const NAMED = /([^<>]*)<([^<>]*)>/g

const words = (text: string) =>
  text
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^mailto:/i, '')
        .replace(/^[<("'[]+/, '')
        .replace(/[>)"'\].:]+$/, ''),
    )
    .filter((word) => word !== '')

const isAttempt = (word: string) => word.includes('@')

/** The parts of a line between commas, semicolons and tabs; a comma inside quotes is part of a name. */
function cellsOf(line: string): string[] {
  const hasPairs = line.split('"').length % 2 === 1
  const cells = line.match(hasPairs ? /(?:"[^"]*"|[^",;\t])+/g : /[^,;\t]+/g) ?? []
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
}

// A name is never this long; whatever is, is no list of people.
const LONGEST_CELL = 2000

function wordsOf(cell: string): string[] {
  if (!cell.includes('<') || cell.length > LONGEST_CELL) return words(cell)
  const named = [...cell.matchAll(NAMED)].flatMap(([, name = '', address = '']) => [
    ...words(name).filter(isAttempt),
    ...words(address),
  ])
  return [...named, ...words(cell.replaceAll(NAMED, ' '))]
}

/** The words of a line that stand for an address each. Without a single @ in it, the whole line stands for one. */
function attemptsOf(line: string, isOneOfMany: boolean, isTable: boolean): string[] {
  const cells = cellsOf(line)
  const found = cells.flatMap(wordsOf)
  if (found.some(isAttempt)) return isTable ? found.filter(isAttempt) : found
  return isOneOfMany && cells.length > 0 ? [cells.join(' ').replaceAll('"', '')] : found
}

/**
 * Finds the e-mails in what somebody typed, pasted or keeps in a file: separated by white space, commas or semicolons,
 * with or without names as mail programs write them, or as columns of a spreadsheet.
 */
export function readEmails(text: string, shape: Shape = text.includes('\t') ? 'table' : 'text'): EmailList {
  const lines = text
    .replaceAll(INVISIBLE, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  const [first = ''] = lines
  const rows = lines.length > 1 && !isAttempt(first) && HEADING.test(first) ? lines.slice(1) : lines
  const attempts = rows.flatMap((line) => attemptsOf(line, lines.length > 1, shape === 'table'))
  const rejected = attempts.filter((word) => !EMAIL.test(word))
  const shown = rejected.length > MOST_REJECTED ? rejected.filter(isAttempt).slice(0, MOST_REJECTED) : rejected
  return {
    found: attempts.filter((word) => EMAIL.test(word)),
    rejected: shown,
    omitted: rejected.length - shown.length,
  }
}
