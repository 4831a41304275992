import { normalize } from './normalize'

/** Characters, without the extension. */
const LONGEST = 80

/**
 * A file name that every operating system accepts, such as `voces-que-cruzan.pdf` for «Voces que cruzan».
 * @param fallback the name, without extension, for a title without letters or digits
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
