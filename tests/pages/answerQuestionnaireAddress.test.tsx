import { cleanup, render, screen } from '@testing-library/react'
import * as fc from 'fast-check'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'

import { questionnairePlace } from '@/lib/keptAnswers'
import { questionPlace } from '@/lib/questionnaireAddress'
import { AnswerQuestionnairePage } from '@/pages/AnswerQuestionnairePage'
import { loadTest } from '@/store/questionnaireSlice'
import { type AppStore, makeStore } from '@/store/store'

import { questionnaire } from '../embedded-api/seed/questionnaire'
import { anyQuery, anyText } from '../support/hostile'
import { server } from '../support/server'

const PATH = '/responder-cuestionario'
const QUESTIONS = questionnaire.length
/** The reading alone is asked more, beside the other addresses. */
const DRAWN = { numRuns: 150 }

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
        expect(screen.getByText('¿Eres un estudiante?')).toBeInTheDocument()
        expect(named('code')?.value).toBe(code === null ? undefined : onOneLine(code))
        const checked = [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)
        expect(checked).toEqual(code === null ? [] : ['si'])
        expect(document.querySelector('[type="submit"]')).toBeDisabled()
      })
    }),
    DRAWN,
  )
  expect(asked).toEqual([])
})

it('leads who has started to a question that exists, with nothing answered', () => {
  const number = fc.oneof(anyText, fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(number, (question) => {
      const teacher = { id: 7, email: '' }
      questionnairePlace.write({ isStudent: 'si', code: '7', link: '7', hasStarted: true, teacher, resume: '' })
      lookAt(`?${new URLSearchParams({ codigo: '7', pregunta: question }).toString()}`, () => {
        const place = questionPlace(question, QUESTIONS) ?? -1
        expect(document.title).toContain(`Pregunta ${place + 1} de ${QUESTIONS}`)
        expect(screen.getByRole('heading', { name: questionnaire[place]?.question ?? '' })).toBeInTheDocument()
        expect(document.querySelectorAll('[type="radio"]')).toHaveLength(4)
        expect(document.querySelector('input:checked')).toBeNull()
      })
    }),
    DRAWN,
  )
})
