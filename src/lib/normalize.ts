/** Returns the text in lower case without accents, for comparisons. */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
}
