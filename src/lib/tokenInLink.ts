/** Reads a token from a query string, or ''. `+` is a plus sign, because links may contain an unencoded token. */
export const tokenInLink = (search: string, name: string): string =>
  new URLSearchParams(search.replaceAll('+', '%2B')).get(name)?.trim() ?? ''
