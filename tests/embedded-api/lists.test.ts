// @vitest-environment node
import { expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { at, callApi, ORIGIN, tokenOf } from './testing/callApi.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })

async function names(line: string, token?: string): Promise<unknown[]> {
  const { body } = await callApi(api, line, token === undefined ? {} : { token })
  const list = at(body, 'data')
  return Array.isArray(list) ? list.map((entry) => at(entry, 'attributes', 'name')) : []
}

test('a list is JSON:API: ids as text, names as attributes', async () => {
  const { status, body } = await callApi(api, 'GET /school_grades?locale=es&page[number]=1&page[size]=25')
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
  const { body } = await callApi(api, 'GET /packages?locale=es&sort_by=id&order=asc')
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

test.each(['schedules', 'contact_preferences'])('%s needs a session', async (list) => {
  expect(await callApi(api, `GET /${list}`)).toMatchObject({ status: 401, sentence: 'Inicia sesión para continuar.' })
  expect(await callApi(api, `GET /${list}`, { token: 'inventado' })).toMatchObject({ status: 401 })
  expect(await names(`GET /${list}`, await tokenOf(api, 'parent'))).not.toHaveLength(0)
})

test('an unknown path is refused in the shape of the contract', async () => {
  const { status, body } = await callApi(api, 'GET /nada')
  expect(status).toBe(404)
  expect(body).toEqual({
    errors: [{ status: '404', title: 'No encontrado', detail: 'Esta dirección no existe en la API.' }],
  })
})
