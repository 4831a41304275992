/**
 * Reads a token from a link's query string, or '' if it is missing. `+` is a plus sign, because e-mails and QR codes may
 * contain an unencoded token, and no token contains a space.
 */
export const tokenInLink = (search: string, name: string): string =>
  new URLSearchParams(search.replaceAll('+', '%2B')).get(name)?.trim() ?? ''
