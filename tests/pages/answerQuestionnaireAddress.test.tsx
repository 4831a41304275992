import { cleanup, render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'

import { questionnairePlace } from '@/lib/drafts'
import { AnswerQuestionnairePage } from '@/pages/AnswerQuestionnairePage'
import { loadTest } from '@/store/testCalls'
import { type AppStore, makeStore } from '@/store/store'

import { questionnaire } from '../embedded-api/seed/questionnaire'
import { anyQuery, anyText, CASES } from '../support/hostile'
import { server } from '../support/server'

const PATH = '/responder-cuestionario'
/** The reading alone is asked more, beside the other addresses. */
const DRAWN = { numRuns: CASES.numRuns / 10 }

let store: AppStore
const asked: string[] = []

server.events.on('request:start', ({ request }) => {
  asked.push(request.url)
})

beforeEach(async () => {
  store = makeStore()
  await store.dispatch(loadTest())
  asked.length = 0
})

/** The page at this address, for as long as it is looked at. */
function lookAt(search: string, look: (query: URLSearchParams) => void): void {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname: PATH, search }]}>
        <AnswerQuestionnairePage />
      </MemoryRouter>
    </Provider>,
  )
  look(new URLSearchParams(search))
  cleanup()
}

const named = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** As a field of one line holds it. */
const onOneLine = (text: string) => text.replaceAll(/[\r\n]/g, '')

it('fills the gate with the code of the address and with nothing else', () => {
  fc.assert(
    fc.property(anyQuery('codigo', 'pregunta'), (search) => {
      sessionStorage.clear()
      lookAt(search, (query) => {
        const code = query.get('codigo')
        // Whose code a link has is looked up and not asked.
        const isAsked = code === null || code.trim() === ''
        expect(screen.queryAllByText('¿Eres un estudiante?')).toHaveLength(isAsked ? 1 : 0)
        expect(screen.queryAllByText('Buscando a tu profesor…')).toHaveLength(isAsked ? 0 : 1)
        expect(named('code')?.value).toBe(code !== null && isAsked ? onOneLine(code) : undefined)
        const checked = [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
        expect(checked).toEqual(code !== null && isAsked ? ['si'] : [])
        expect(document.querySelector('[type="submit"]')).toBeDisabled()
      })
    }),
    DRAWN,
  )
  expect(asked).toEqual([])
})

/** The page of who has started, at the question of this address. */
function lookAtQuestion(question: string, look: () => void): void {
  questionnairePlace.write({ isStudent: 'si', code: '7', link: '7', hasStarted: true, resume: '' })
  lookAt(`?${new URLSearchParams({ codigo: '7', pregunta: question }).toString()}`, look)
}

/** The numbers of the questions on the page. */
const shown = () =>
  questionnaire.flatMap(({ question }, place) => (document.body.textContent.includes(question) ? [place + 1] : []))

it.each([
  ['1', 1],
  ['7', 7],
  ['15', 15],
  ['16', 15],
  ['1e9', 15],
  ['Infinity', 15],
  ['2.9', 2],
  ['0', 1],
  ['-3', 1],
  ['', 1],
  ['siete', 1],
  ['Todas', 1],
])('leads who has started, for «%s», to question %i', (question, number) => {
  lookAtQuestion(question, () => expect(shown()).toEqual([number]))
})

it('shows all of them to whom the address says so', () => {
  lookAtQuestion('todas', () => expect(shown()).toHaveLength(questionnaire.length))
})

it('leads who has started to one question, whose number the title says, with nothing answered', () => {
  const number = fc.oneof(anyText, fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(number, (question) => {
      lookAtQuestion(question, () => {
        expect(shown()).toHaveLength(1)
        expect(document.title).toContain(`Pregunta ${String(shown()[0])} de ${questionnaire.length}`)
        expect(document.querySelectorAll('[type="radio"]')).toHaveLength(4)
        expect(document.querySelector('input:checked')).toBeNull()
      })
    }),
    DRAWN,
  )
})
