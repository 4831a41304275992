import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { clearSession } from '@/model/session'
import { button, link, openAndPress, PASS, PATH, title, VALIDATED } from '../support/desk'
import { answer, received } from '../support/server'
import { visit } from '../support/visit'

const lines = async () => (await received()).map(({ line }) => line)

function fail(): never {
  throw new TypeError('x is not a function')
}

describe('/free-pass', () => {
  it('3. shows the name on the pass, and sends no request before the button is pressed', async () => {
    const { go } = await visit(link)
    expect(await title(PASS)).toBeInTheDocument()
    expect(screen.getByText('A nombre de').nextElementSibling).toHaveTextContent('Ana Ruiz')
    expect(await button()).toBeEnabled()
    expect(screen.getByText(/Si este pase es tuyo, no lo valides/)).toBeInTheDocument()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
    expect(await received()).toEqual([])
    await go('/terminos-condiciones')
    await waitFor(() => expect(document.querySelector('meta[name=referrer]')).toBeNull())
  })

  it('redeems the pass with one request, without the user’s token', async () => {
    const { id, free_pass } = seededAccounts.teacher
    await openAndPress(`/free-pass?fullname=Mariana+R%C3%ADos&token_qr=${free_pass}&userId=${id}`)
    const heading = await title(VALIDATED)
    // The focused field's description contains the outcome: a live region would repeat it.
    expect(heading.closest('[aria-live], [role=alert], [role=status]')).toBeNull()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(await received()).toEqual([
      { line: `GET /users/${id}/remove_qr_code?token_qr=${free_pass}`, authorization: null, body: null },
    ])
    const today = screen.getByRole('region', { name: 'Hoy en este dispositivo' })
    expect(within(today).getByRole('listitem')).toHaveTextContent(/^\d\d:\d\dMariana Ríos Validado$/)
  })

  it('redeems the pass with one press after the session of the device has expired', async () => {
    answer('get', PATH, {})
    const { user } = await visit(link, { as: 'teacher' })
    const redeem = await button()
    clearSession()
    await user.click(redeem)
    expect(await title(VALIDATED)).toBeInTheDocument()
  })

  it('73. does not let the owner redeem the pass with a single press', async () => {
    const { id, free_pass } = seededAccounts.parent
    const { user } = await visit(`/free-pass?fullname=Guadalupe&token_qr=${free_pass}&userId=${id}`, { as: 'parent' })
    expect(await title('Este es tu pase.')).toHaveAccessibleDescription('Lo valida la taquilla cuando llegues.')
    expect(screen.getByRole('link', { name: 'Ver e imprimir tu pase' })).toHaveAttribute('href', '/mi-cuenta')
    expect(screen.queryByRole('button', { name: 'Validar en el sistema' })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Hoy en este dispositivo' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Soy de la taquilla' }))
    expect(await title(PASS)).toHaveFocus()
    expect(screen.getByRole('region', { name: 'Hoy en este dispositivo' })).toBeVisible()
    const warning = screen.getByText(/Si este pase es tuyo, no lo valides/)
    expect(warning.compareDocumentPosition(await button())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect((await lines()).filter((line) => line.includes('remove_qr_code'))).toEqual([])
  })

  it('91. shows the signed-in holder that the pass was already used', async () => {
    const { id } = seededAccounts.other
    await visit(`/free-pass?fullname=Oscar&token_qr=T&userId=${id}`, { as: 'other' })
    expect(await title('Este pase ya se utilizó.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ir a Mi cuenta' })).toBeVisible()
    expect(screen.queryByText(/cuando llegues/)).not.toBeInTheDocument()
  })

  it.each([
    ['while sending', () => vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementationOnce(fail)],
    ['while writing the desk log', () => vi.spyOn(Object, 'fromEntries').mockImplementationOnce(fail)],
  ])('63. shows an outcome even if the code throws %s, and redeems the next pass', async (_case, arrange) => {
    answer('get', PATH, {})
    answer('get', '/users/8/remove_qr_code', {})
    const reported = vi.fn<() => void>()
    window.addEventListener('error', reported, { once: true })
    await visit(link)
    const redeem = await button()
    arrange()
    fireEvent.click(redeem)
    expect(await screen.findByRole('heading', { level: 1, name: /validado/ })).toBeInTheDocument()
    expect(screen.queryByText('Validando…')).not.toBeInTheDocument()
    expect(reported).toHaveBeenCalledOnce()
    cleanup()
    await openAndPress('/free-pass?fullname=Beto&token_qr=U&userId=8')
    expect(await title(VALIDATED)).toBeInTheDocument()
  })

  it('shows a warning for an unusual code, and the field for the next code before the button', async () => {
    await visit('/free-pass?fullname=Ana+Ruiz&token_qr=corto&userId=7')
    const warning = await title('Este código no parece el de un pase')
    const next = screen.getByRole('textbox', { name: 'Siguiente código' })
    const redeem = await button()
    const holder = screen.getByText('El enlace dice')
    expect(holder.nextElementSibling).toHaveTextContent('Ana Ruiz')
    for (const [before, after] of [
      [warning, next],
      [next, redeem],
      [screen.getByText(/Si este pase es tuyo, no lo valides/), redeem],
    ] as const)
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(next).toHaveAccessibleDescription(/no parece el de un pase Lee otra vez el QR/)
    expect(redeem).toHaveAccessibleDescription(/no parece el de un pase/)
    expect(screen.queryByRole('heading', { name: PASS })).not.toBeInTheDocument()
  })

  it('140. focuses the field after the answer about a code that does not look like a pass’s', async () => {
    answer('get', PATH, {})
    await openAndPress('/free-pass?fullname=Ana&token_qr=corto&userId=7')
    await title(VALIDATED)
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  })

  it('73. does not warn a holder about an unusual code', async () => {
    const { id } = seededAccounts.parent
    await visit(`/free-pass?fullname=Guadalupe&token_qr=T&userId=${id}`, { as: 'parent' })
    expect(await title('Este es tu pase.')).toBeInTheDocument()
    expect(screen.getByText('A nombre de')).toBeInTheDocument()
  })

  it('8. shows no button for an incomplete link', async () => {
    await visit('/free-pass?fullname=Ana&userId=7')
    expect(await title('El código está incompleto')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('58. shows the values of the link as text', async () => {
    await visit('/free-pass?fullname=%3Cb%3EAna%3C%2Fb%3E+Ruiz&token_qr=%3Ci%3ET&userId=7')
    expect(await screen.findByText('<b>Ana</b> Ruiz')).toBeInTheDocument()
    expect(screen.getByText('<i>T')).toBeInTheDocument()
  })

  it('redeems a pass without a name', async () => {
    answer('get', PATH, {})
    await openAndPress('/free-pass?token_qr=T&userId=7')
    expect(await title(VALIDATED)).toBeInTheDocument()
    expect(screen.getByText('Sin nombre')).toBeInTheDocument()
  })
})
