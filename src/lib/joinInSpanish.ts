/** '1', '1 y 2' or '1, 2 y 3'. */
export const joinInSpanish = (numbers: readonly number[]): string => numbers.join(', ').replace(/, (?=[^,]*$)/, ' y ')
