// @vitest-environment node
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { justifications } from './seed/justifications.ts'
import { at, callApi, fetchApi, ORIGIN } from './testing/callApi.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })

const withFile = justifications.filter(({ has_file }) => has_file)
const withoutFile = justifications.filter(({ has_file }) => !has_file)

/** The words of a PDF and how many pages they take. */
async function readPdf(data: ArrayBuffer) {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise
  const texts = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  return { pages: pdf.numPages, text: texts.join(' ').replaceAll(/\s+/g, ' ') }
}

/** The words of a Word file, from the part of its package where a document keeps them. */
function readWord(data: ArrayBuffer) {
  const { 'word/document.xml': document = new Uint8Array() } = unzipSync(new Uint8Array(data))
  const xml = strFromU8(document)
  return [...xml.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ')
}

test('requirements are of the SEP or of the museum, in HTML', async () => {
  const { body } = await callApi(api, 'GET /requirements?sort_by=id&order=asc')
  expect(at(body, 'data', 0)).toMatchObject({ id: '1', type: 'requirements', attributes: { requirement_type_id: 1 } })
  const types = [0, 5, 6, 11].map((place) => at(body, 'data', place, 'attributes', 'requirement_type_id'))
  expect(types).toEqual([1, 1, 2, 2])
  expect(at(body, 'data', 3, 'attributes', 'content')).toContain('<ul><li>')
})

test('projects are for secundaria or preparatoria, and some have no file yet', async () => {
  const { body } = await callApi(api, 'GET /justifications?sort_by=id&order=asc')
  expect(at(body, 'data', 0)).toMatchObject({
    id: '1',
    attributes: { name: 'Nombrar para recordar', school_grade_id: 2, has_file: true },
  })
  expect(at(body, 'data', 3, 'attributes')).toMatchObject({ school_grade_id: 2, has_file: false })
  expect(at(body, 'data', 7, 'attributes')).toMatchObject({ school_grade_id: 3, has_file: false })
})

test.each(withFile)('the PDF of «$name» says the whole project', async ({ id, name, description }) => {
  const answer = await fetchApi(api, `GET /justifications/${String(id)}/download_pdf`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const { pages, text } = await readPdf(await answer.arrayBuffer())
  expect(pages).toBeLessThanOrEqual(2)
  for (const words of [name, description, 'Aprendizajes esperados', 'Producto y evaluación', 'CCT', 'Nombre y firma']) {
    expect(text).toContain(words)
  }
})

test.each(withFile)('the Word file of «$name» says the whole project', async ({ id, name, description }) => {
  const answer = await fetchApi(api, `GET /justifications/${String(id)}/download_word`)
  expect(answer.headers.get('content-type')).toContain('wordprocessingml')
  const text = readWord(await answer.arrayBuffer())
  for (const words of [name, description, 'Aprendizajes esperados', 'Producto y evaluación', 'CCT', 'Nombre y firma']) {
    expect(text).toContain(words)
  }
})

test.each(withoutFile)('«$name» has nothing to download', async ({ id }) => {
  const refused = { status: 404, sentence: 'Este proyecto no tiene archivo.' }
  expect(await callApi(api, `GET /justifications/${String(id)}/download_pdf`)).toMatchObject(refused)
  expect(await callApi(api, `GET /justifications/${String(id)}/download_word`)).toMatchObject(refused)
})

test('a project that does not exist has nothing to download either', async () => {
  expect(await callApi(api, 'GET /justifications/999/download_pdf')).toMatchObject({ status: 404 })
})
