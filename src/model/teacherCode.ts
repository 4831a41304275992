/** The parameter `codigo` of a class link. The link's port and other parameters may contain digits too. */
const LINKED = /[?&]codigo=[^&#\s]*/

/** Digits, with spaces, «#» and thousands marks between them. Exactly three digits follow a thousands mark. */
const NUMBER = /\d(?:[\s#]*\d|[.,'’]\d{3}(?!\d))*/

/**
 * Reads the teacher's code from text that was typed, pasted or read from a link. The code is the first number: «1 102»,
 * «#1102.», «51102, 3.º B», «51102 (28 alumnos)». In a link, the code is the parameter `codigo`. Any other text is
 * returned trimmed, so that the look-up refuses it. Text without letters and digits becomes ''.
 */
export function teacherCode(text: string): string {
  const link = LINKED.exec(text)?.[0]
  const raw = link === undefined ? text : (new URLSearchParams(link).get('codigo') ?? '')
  // Removes invisible characters, and the marks of keycap emoji.
  const said = raw.replace(/[\p{Cf}\p{M}]/gu, '').trim()
  const number = said.includes('://') ? null : NUMBER.exec(said)
  if (number) return number[0].replace(/\D/g, '')
  return /[\p{L}\d]/u.test(said) ? said : ''
}
