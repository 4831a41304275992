import { HttpHandler } from 'msw'
import { expect, it } from 'vitest'

import { paths } from '@/model/paths'
import { hasQuestions, isPageOfTheSite, offlineRule } from '@/offline/offlineRules'

import indexHtml from '../../index.html?raw'
import { createEmbeddedApi } from '@/mocks/embeddedApi'

const SITE = 'https://educacion.museo.mx'
const API = 'https://api.museo.mx'

const ruleFor = (address: string, { method = 'GET', mode = 'cors' } = {}) =>
  offlineRule({ method, mode, url: new URL(address, SITE) }, API)

/** Every call of the API, such as `GET /api/v1/themes`. All ids are 1. */
const calls = createEmbeddedApi()
  .handlers.filter((handler) => handler instanceof HttpHandler)
  .map(({ info: { method, path } }) => `${String(method)} ${String(path).replace(/^\*/, '').replaceAll(/:\w+/g, '1')}`)

it('the list of calls contains every call of the API', () => {
  expect(calls.length).toBeGreaterThan(30)
  for (const call of ['confirmation', '1/send_qr_code', '1/remove_qr_code', '1/send_appointment']) {
    expect(calls.filter((line) => line.startsWith('GET ') && line.endsWith(call))).toHaveLength(1)
  }
})

it('the service worker handles no call of the API except the one for the questions', () => {
  const answered = calls.filter((line) => {
    const [method = '', path = ''] = line.split(' ')
    return [API, SITE].some((origin) =>
      ['cors', 'same-origin', 'navigate'].some((mode) => ruleFor(origin + path, { method, mode }) !== null),
    )
  })
  expect(answered).toEqual(['GET /api/v1/tests/1'])
  expect(ruleFor(`${API}/api/v1/tests/1?locale=es&include=questions,questions.answers`)).toBe('test')
  for (const method of ['POST', 'PATCH', 'DELETE', 'HEAD'])
    expect(ruleFor(`${API}/api/v1/tests/1`, { method })).toBeNull()
  expect(ruleFor(`${SITE}/api/v1/tests/1`)).toBeNull()
})

it('the service worker handles navigation only to the questionnaire', () => {
  const open = (address: string) => ruleFor(address, { mode: 'navigate' })
  const opened = Object.values(paths).filter((path) => open(path) !== null)
  expect(opened).toEqual([paths.answerQuestionnaire])
  expect(open('/responder-cuestionario/?codigo=7')).toBe('prerendered')
  expect(open('/responder-cuestionario?codigo=7&pregunta=3')).toBe('frame')
  expect(open('/responder-cuestionario/otra')).toBeNull()
  expect(ruleFor('/responder-cuestionario')).toBeNull()
})

it('94. the service worker distinguishes the questions and the site’s pages from other responses', () => {
  expect(isPageOfTheSite(indexHtml)).toBe(true)
  expect(isPageOfTheSite('<!doctype html><title>Red escolar</title><div id="root"></div>')).toBe(false)
  expect(hasQuestions('{"data":{},"included":[]}')).toBe(true)
  const others = ['', 'null', '[]', '{"data":{}}', '{"included":{}}', '{"error":"included"}', '<html>', '{"included":[']
  expect(others.filter(hasQuestions)).toEqual([])
})
