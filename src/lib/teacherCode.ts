/** The parameter `codigo` of a class link. Its port or other parameters may contain digits too. */
const LINKED = /[?&]codigo=[^&#\s]*/

/**
 * Reads the teacher's code from a typed, pasted or linked text: its only run of digits. Spaces, punctuation and
 * invisible characters are ignored: «1 102», «#1102.», «Código: 1102». A link has the code in the parameter `codigo`.
 * Texts without digits, or with several runs of digits, are returned unchanged, and the look-up refuses them.
 */
export function teacherCode(text: string): string {
  const link = LINKED.exec(text)?.[0]
  const said = link === undefined ? text.trim() : (new URLSearchParams(link).get('codigo') ?? '')
  const counting = said.replace(/[^\p{L}\d]/gu, '')
  const runs = said.includes('://') ? null : counting.match(/\d+/g)
  if (runs?.length === 1) return runs[0]
  return counting === '' ? '' : said
}
