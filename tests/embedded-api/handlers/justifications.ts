import { type HttpHandler, HttpResponse } from 'msw'

import { projectDocument } from '../documents/projectDocument.ts'
import { Refusal } from '../refusal.ts'
import { type Call, route } from '../route.ts'
import { justifications } from '../seed/justifications.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The documents of the visit projects. The libraries that write them are loaded when one is asked for. */
export function justificationHandlers(): HttpHandler[] {
  return [
    route('get', '/justifications/:id/download_pdf', async (call) => {
      const text = documentOf(call)
      const { projectPdf } = await import('../documents/projectPdf.ts')
      return file(call, await projectPdf(text), 'application/pdf', 'pdf')
    }),
    route('get', '/justifications/:id/download_word', async (call) => {
      const text = documentOf(call)
      const { projectWord } = await import('../documents/projectWord.ts')
      return file(call, await projectWord(text), WORD, 'docx')
    }),
  ]
}

function documentOf({ param }: Call) {
  const justification = justifications.find(({ id }) => String(id) === param('id'))
  const text = justification?.has_file === true ? projectDocument(justification) : null
  if (text === null) throw new Refusal(404, 'Este proyecto no tiene archivo.')
  return text
}

function file({ param }: Call, bytes: Uint8Array<ArrayBuffer>, type: string, extension: string) {
  return new HttpResponse(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="proyecto-${param('id')}.${extension}"`,
    },
  })
}
