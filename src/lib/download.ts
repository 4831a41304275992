import { CannotSaveError } from './cannotSaveError'
import { currentCode } from './newVersion'
import { normalize } from './normalize'

const NO_FILES = 'Este navegador no puede guardar archivos. Abre la plataforma en otro, como Chrome, Safari o Firefox.'

/** Loads the save function. @throws CannotSaveError in browsers that would open the file in place of the page */
export async function fileSaver(): Promise<(file: Blob, name: string) => void> {
  if (!('download' in HTMLAnchorElement.prototype)) throw new CannotSaveError(NO_FILES)
  const { saveAs } = await currentCode(() => import('file-saver'))
  return (file, name) => saveAs(file, name)
}

/** Returns a file name that every system accepts. @param fallback the name for a title without letters or digits */
export function fileName(title: string, extension: string, fallback: string): string {
  const words = normalize(title).match(/[a-z0-9]+/g) ?? []
  // The longest beginning of at most 80 characters that ends with a whole word.
  const [name = fallback] = /^.{1,80}(?![^-])/.exec(words.join('-')) ?? []
  return `${name}.${extension}`
}
