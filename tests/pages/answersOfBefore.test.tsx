import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { CODE, goOn, keepFourteen, PATH, posts, startAtTheLast, submit } from '../support/questionnaire'
import { answer, dropConnection } from '../support/server'
import { visit } from '../support/visit'

const { teacher } = seededAccounts
const OFFER = 'Hay respuestas de antes en este teléfono'

describe('answers of before on this phone', () => {
  it.each([
    ['by the link', `?codigo=${CODE}`],
    ['by the link to a question, in another tab', `?codigo=${CODE}&pregunta=3`],
  ])('88. are offered %s before any question, and go on where they were left', async (_how, query) => {
    keepFourteen()
    const { user } = await visit(`${PATH}${query}`)
    expect(await screen.findByText(OFFER)).toBeInTheDocument()
    expect(screen.getByText(/^Respondidas: 14 de 15\. Si son tuyas/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Comenzar' })).not.toBeInTheDocument()
    expect(screen.queryByText(questionnaire[2]?.question ?? '')).not.toBeInTheDocument()
    await user.click(await goOn())
    expect(await screen.findByText(questionnaire[14]?.question ?? '')).toBeInTheDocument()
  })

  it('are offered to who types the code, and Enter decides nothing', async () => {
    keepFourteen()
    const { user } = await visit(PATH)
    await user.click(await screen.findByRole('radio', { name: 'Sí' }))
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Código de profesor'), CODE)
    expect(await screen.findByText(OFFER)).toBeInTheDocument()
    await user.type(screen.getByLabelText('Código de profesor'), '{Enter}')
    expect(screen.getByText(OFFER)).toBeInTheDocument()
  })

  it('are gone for who starts anew', async () => {
    keepFourteen()
    const { user } = await visit(`${PATH}?codigo=${CODE}`)
    await user.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }))
    expect(await screen.findByText(questionnaire[0]?.question ?? '')).toBeInTheDocument()
    expect(screen.getAllByRole('radio').some((radio) => radio.matches(':checked'))).toBe(false)
  })

  it('open by themselves when this very tab is loaded again, and the e-mail of the teacher was not kept', async () => {
    await startAtTheLast()
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(teacher.email)
    cleanup()

    const again = await visit(`${PATH}?codigo=${CODE}&pregunta=15`)
    await waitFor(async () => expect(await submit()).toBeEnabled())
    dropConnection('get', `/users/${CODE}`)
    await again.user.click(await submit())
    expect(await screen.findByText(/^No se enviaron/)).toBeInTheDocument()
    expect(await posts()).toEqual([])

    answer('get', `/users/${CODE}`, { id: teacher.id, profile_id: 1, name: 'Mariana', email: teacher.email })
    await again.user.click(await submit())
    await screen.findByRole('heading', { name: 'Respuestas enviadas correctamente.' })
    expect(await posts()).toMatchObject([{ body: { id_professor: teacher.id, email: teacher.email } }])
  })
})
