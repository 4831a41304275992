import { expect, test } from 'vitest'

import { at, testApi } from './testing/callApi.ts'

const { call } = testApi()

async function names(line: string): Promise<unknown[]> {
  const list = at((await call(line)).body, 'data')
  return Array.isArray(list) ? list.map((entry) => at(entry, 'attributes', 'name')) : []
}

test('a list is JSON:API: ids as text, names as attributes', async () => {
  const { status, body } = await call('GET /school_grades?locale=es&page[number]=1&page[size]=25')
  expect(status).toBe(200)
  expect(at(body, 'data', 1)).toEqual({ id: '2', type: 'school_grades', attributes: { name: 'Secundaria' } })
})

test('pages are as large as asked, 25 by default, 1000 at most', async () => {
  expect(await names('GET /schools')).toHaveLength(25)
  expect(await names('GET /schools?page[number]=1&page[size]=1000')).toHaveLength(1000)
  expect(await names('GET /schools?page[number]=2&page[size]=1000')).toHaveLength(200)
  expect(await names('GET /schools?page[number]=1&page[size]=5000')).toHaveLength(1000)
  expect(await names('GET /themes?page[number]=2&page[size]=5')).toEqual([
    'Cultura de paz',
    'Violencia',
    'Medios de comunicación',
  ])
  expect(await names('GET /themes?page[number]=9&page[size]=5')).toEqual([])
  expect(await names('GET /themes?page[number]=nada&page[size]=-1')).toHaveLength(8)
})

test('schools have what real lists have: namesakes, accents and very long names', async () => {
  const schools = (await names('GET /schools?page[size]=1000')).map(String)
  expect(schools.filter((name) => name === 'Escuela Secundaria Técnica 14').length).toBeGreaterThan(1)
  expect(schools.filter((name) => name === 'Benito Juárez').length).toBeGreaterThan(1)
  expect(Math.max(...schools.map((name) => name.length))).toBeGreaterThan(120)
  expect(schools).not.toContain('Otro')
})

test('packages keep their order, and their prices come as Rails may send them', async () => {
  const { body } = await call('GET /packages?locale=es&sort_by=id&order=asc')
  expect(at(body, 'data', 0)).toMatchObject({ id: '1', attributes: { name: 'Recorrido completo', price: 95 } })
  expect(at(body, 'data', 1, 'attributes', 'price')).toBe('75.0')
  expect(at(body, 'data', 6, 'attributes')).toMatchObject({ name: 'Exposición temporal', price: null })
  expect(at(body, 'data', 8, 'id')).toBe('9')
})

test('sort_by and order are honoured', async () => {
  expect((await names('GET /packages?sort_by=id&order=desc'))[0]).toBe('Recorrido con lunch')
  expect((await names('GET /packages?sort_by=name&order=asc'))[0]).toBe('Exposición temporal')
  expect((await names('GET /packages?sort_by=nada&order=asc'))[0]).toBe('Recorrido completo')
})

test('requirements are of the SEP or of the museum, in HTML', async () => {
  const { body } = await call('GET /requirements?sort_by=id&order=asc')
  expect(at(body, 'data', 0)).toMatchObject({ id: '1', type: 'requirements', attributes: { requirement_type_id: 1 } })
  const types = [0, 5, 6, 11].map((place) => at(body, 'data', place, 'attributes', 'requirement_type_id'))
  expect(types).toEqual([1, 1, 2, 2])
  expect(at(body, 'data', 3, 'attributes', 'content')).toContain('<ul><li>')
})

test('requirements of sponsorship have a title and HTML each', async () => {
  const { body } = await call('GET /sponsorship_requirements?locale=es&page[number]=1&page[size]=25')
  expect(at(body, 'data')).toHaveLength(4)
  expect(at(body, 'data', 0)).toMatchObject({
    id: '1',
    type: 'sponsorship_requirements',
    attributes: { title: 'Quién puede solicitarlo' },
  })
  expect(at(body, 'data', 1, 'attributes', 'content')).toMatch(/^<p>.*<ul><li>/)
})

test('projects are for secundaria or preparatoria, and some have no file yet', async () => {
  const { body } = await call('GET /justifications?sort_by=id&order=asc')
  expect(at(body, 'data', 0)).toMatchObject({
    id: '1',
    attributes: { name: 'Nombrar para recordar', school_grade_id: 2, has_file: true },
  })
  expect(at(body, 'data', 3, 'attributes')).toMatchObject({ school_grade_id: 2, has_file: false })
  expect(at(body, 'data', 7, 'attributes')).toMatchObject({ school_grade_id: 3, has_file: false })
})

test.each(['schedules', 'contact_preferences'])('%s needs a session', async (list) => {
  const refused = await call(`GET /${list}`)
  expect(refused).toMatchObject({ status: 401, sentence: 'Inicia sesión para continuar.' })
  expect(await call(`GET /${list}`, { token: 'inventado' })).toMatchObject({ status: 401 })
  expect(at((await call(`GET /${list}`, { as: 'parent' })).body, 'data', 0)).toMatchObject({ id: '1', type: list })
})
