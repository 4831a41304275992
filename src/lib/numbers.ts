/*
 * Numbers as es-MX writes them. Not with Intl, and so are the dates: the first Intl object of a page keeps a cheap phone
 * busy for 60 to 150 ms. The tests compare both.
 */

/** '1,200' for 1200; what stands after a point stays. */
export function withThousands(number: number | string): string {
  const [whole = '', ...fraction] = String(number).split('.')
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}

/** '1', '1 y 2', '1, 2 y 3'. */
export const listed = (numbers: readonly number[]): string => numbers.join(', ').replace(/, (?=[^,]*$)/, ' y ')
