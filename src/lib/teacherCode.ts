/** The parameter `codigo` of a class link. The link's port and other parameters may contain digits too. */
const LINKED = /[?&]codigo=[^&#\s]*/

/**
 * Reads the teacher's code from text that was typed, pasted or read from a link. The code is the text's only run of
 * digits. Spaces, punctuation and invisible characters are ignored: «1 102», «#1102.», «Código: 1102». In a link, the
 * code is the parameter `codigo`. Any other text is returned trimmed, so that the look-up refuses it. Text without
 * letters and digits becomes ''.
 */
export function teacherCode(text: string): string {
  const link = LINKED.exec(text)?.[0]
  const said = link === undefined ? text.trim() : (new URLSearchParams(link).get('codigo') ?? '')
  const counting = said.replace(/[^\p{L}\d]/gu, '')
  const runs = said.includes('://') ? null : counting.match(/\d+/g)
  if (runs?.length === 1) return runs[0]
  return counting === '' ? '' : said
}
