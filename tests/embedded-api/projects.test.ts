import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { justifications } from './seed/justifications.ts'
import { testApi } from './testing/callApi.ts'
import { readPdf } from './testing/lookAtPdf.ts'

const { call, fetchLine } = testApi()

/** The words of a Word file, from the part of its package where a document keeps them. */
function readWord(data: ArrayBuffer) {
  const { 'word/document.xml': document = new Uint8Array() } = unzipSync(new Uint8Array(data))
  const xml = strFromU8(document)
  return { pages: 1, text: [...xml.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ') }
}

describe.each([
  { kind: 'pdf', type: 'application/pdf', read: readPdf },
  { kind: 'word', type: 'wordprocessingml', read: readWord },
])('download_$kind', ({ kind, type, read }) => {
  test.each(justifications.filter(({ has_file }) => has_file))(
    'answers the whole project «$name»',
    async ({ id, name, description }) => {
      const answer = await fetchLine(`GET /justifications/${String(id)}/download_${kind}`)
      expect(answer.headers.get('content-type')).toContain(type)
      const { pages, text } = await read(await answer.arrayBuffer())
      expect(pages).toBeLessThanOrEqual(2)
      const parts = ['Aprendizajes esperados', 'Producto y evaluación', 'CCT', 'Nombre y firma']
      for (const words of [name, description, ...parts]) expect(text).toContain(words)
    },
  )

  test.each(justifications.filter(({ has_file }) => !has_file))(
    'refuses «$name», which has no file',
    async ({ id }) => {
      const refused = { status: 404, sentence: 'Este proyecto no tiene archivo.' }
      expect(await call(`GET /justifications/${String(id)}/download_${kind}`)).toMatchObject(refused)
    },
  )
})
