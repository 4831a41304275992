/*
 * Numbers as es-MX writes them. Without Intl (see src/DECISIONS.md), whose results the tests compare them with.
 */

/** '1,200' for 1200. Decimals stay as they are. */
export function withThousands(number: number | string): string {
  const [whole = '', ...fraction] = String(number).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}

/** Mexican pesos as a quote has them: '$4,750.00'; 'Por cotizar' without a price. */
export function formatPrice(price: number | null): string {
  return price === null ? 'Por cotizar' : `$${withThousands(price.toFixed(2))}`
}

/** Mexican pesos as the list of services has them, without cents where there are none: '$95', '$95.50', 'Por cotizar'. */
export function formatListPrice(price: number | null): string {
  return formatPrice(price).replace(/\.00$/, '')
}
