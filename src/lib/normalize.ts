/** A text in lower case without accents, for comparing. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
