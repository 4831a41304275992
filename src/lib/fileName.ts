import { normalize } from './searchText'

const LONGEST = 80

/**
 * A name under which any computer can keep a file: «Voces que cruzan» and `pdf` give `voces-que-cruzan.pdf`.
 * @param fallback what to call it when the title has no letters or digits.
 */
export function fileName(title: string, extension: string, fallback: string): string {
  const words = normalize(title).match(/[a-z0-9]+/g) ?? []
  let name = ''
  for (const word of words) {
    const longer = name === '' ? word : `${name}-${word}`
    if (longer.length > LONGEST) break
    name = longer
  }
  return `${name === '' ? fallback : name}.${extension}`
}
