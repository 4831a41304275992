/*
 * Numbers as es-MX writes them. Without Intl (see src/DECISIONS.md), whose results the tests compare them with.
 */

/** '1,200' for 1200. Decimals stay as they are. */
export function withThousands(number: number | string): string {
  const [whole = '', ...fraction] = String(number).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}
