/* Formats numbers like Intl for es-MX (src/decisions/0009-format-without-intl.md). Tests compare both. */

/** Returns '1,200' for 1200. Decimals stay unchanged. */
export function withThousands(number: number | string): string {
  const [whole = '', ...fraction] = String(number).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}
