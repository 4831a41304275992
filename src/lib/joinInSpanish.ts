/** Returns text such as '1', '1 y 2' or '1, 2 y 3'. No item may contain a comma, or begin with the sound of «i». */
export const joinInSpanish = (items: readonly (string | number)[]): string =>
  items.join(', ').replace(/, (?=[^,]*$)/, ' y ')
