import { type Evaluator, problem, warning } from './finding'

/** How files begin, and with which Content-Type they have to come. */
const KINDS = {
  pdf: { begins: '%PDF', type: 'application/pdf', name: 'un PDF' },
  // Both Word formats: a zip, or the older container.
  word: {
    begins: 'PK',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'un documento de Word',
  },
}

/** What is strange about a file that a person saves. */
export const file =
  (kind: keyof typeof KINDS): Evaluator<Blob> =>
  (_blob, { body, text, type }) => {
    const { begins, type: expected, name } = KINDS[kind]
    const isOldWord = kind === 'word' && body[0] === 0xd0 && body[1] === 0xcf
    if (!text.startsWith(begins) && !isOldWord)
      return [problem(`El archivo no es ${name}: no empieza con \`${begins}\`.`, 'Guarda un archivo que no abre.')]
    const isNamed = type.startsWith(expected) || (kind === 'word' && type.startsWith('application/msword'))
    return isNamed
      ? []
      : [
          warning(
            `El archivo llega como \`${type || 'sin Content-Type'}\`; debe ser \`${expected}\`.`,
            'En algunos teléfonos el archivo no abre.',
          ),
        ]
  }
