import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { seededAccounts } from '../embedded-api/embeddedApi'
import { answer, answerPage, dropConnection, received, server } from '../support/server'
import { visit } from '../support/visit'

const CALL = 'GET /users/7/remove_qr_code?token_qr=T'
const PATH = '/users/7/remove_qr_code'
const link = '/free-pass?fullname=Ana%20Ruiz&token_qr=T&userId=7'

const button = () => screen.findByRole('button', { name: 'Validar en el sistema' })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const lines = async () => (await received()).map(({ line }) => line)

const toggle = () => screen.getByRole('checkbox', { name: 'Avisar con sonido y vibración' })

const VALIDATED = 'El código de visita validado correctamente'
const USED = 'El código de visita ya fue utilizado'
const UNKNOWN = 'El pase pudo quedar validado'

async function openAndPress(url = link) {
  const opened = await visit(url)
  await opened.user.click(await button())
  return opened
}

describe('/free-pass', () => {
  it('shows whose pass it is and asks for nothing before the press', async () => {
    await visit(link)
    expect(await title('Ana Ruiz')).toBeInTheDocument()
    expect(await button()).toBeEnabled()
    expect(screen.getByText(/Si este pase es tuyo, no lo valides/)).toBeInTheDocument()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await received()).toEqual([])
  })

  it('redeems the pass with one call, without a token of the person who is signed in', async () => {
    const { id } = seededAccounts.teacher
    await openAndPress(`/free-pass?fullname=Mariana+R%C3%ADos&token_qr=pase-7F3K92QDX1&userId=${id}`)
    expect(await title(VALIDATED)).toHaveFocus()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText('Deja pasar a 1 persona.')).toBeInTheDocument()
    expect(await received()).toEqual([
      { line: `GET /users/${id}/remove_qr_code?token_qr=pase-7F3K92QDX1`, authorization: null, body: null },
    ])
    const today = screen.getByRole('region', { name: 'Hoy en este equipo' })
    expect(within(today).getByRole('listitem')).toHaveTextContent(/^\d\d:\d\dMariana Ríos Validado$/)
  })

  it('sends one request, however often it is pressed before the page can react', async () => {
    answer('get', PATH, {})
    await visit(link)
    const redeem = await button()
    act(() => {
      for (let press = 0; press < 5; press += 1) redeem.click()
    })
    expect(await title(VALIDATED)).toBeInTheDocument()
    expect(await lines()).toEqual([CALL])
  })

  it.each([400, 404, 409, 410, 422])('says that the pass was used when it is refused with %i', async (status) => {
    answer('get', PATH, { errors: [{ detail: 'Este código no es de ningún pase.' }] }, status)
    await openAndPress()
    expect(await title(USED)).toBeInTheDocument()
    expect(screen.getByText('El sistema dice: «Este código no es de ningún pase.»')).toBeInTheDocument()
    expect(screen.queryByText(/no recibió respuesta/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    ['no answer', () => dropConnection('get', PATH)],
    ['a fault', () => answer('get', PATH, {}, 500)],
    ['a fault’s page', () => answerPage('get', PATH, 502)],
    ['a page instead of an answer', () => answerPage('get', PATH)],
    ['a page that refuses, which only a proxy sends', () => answerPage('get', PATH, 403)],
    ['too many requests', () => answer('get', PATH, {}, 429)],
    ['a time-out of the server', () => answer('get', PATH, {}, 408)],
  ])('says that nobody knows after %s', async (_case, arrange) => {
    arrange()
    await openAndPress()
    expect(await title(UNKNOWN)).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('ya fue utilizado')
    expect(await button()).toHaveFocus()
    expect(await lines()).toEqual([CALL])
  })

  it('remembers an attempt without an answer, and says so beside a later refusal', async () => {
    dropConnection('get', PATH)
    const { user } = await openAndPress()
    await title(UNKNOWN)
    server.resetHandlers()
    answer('get', PATH, {}, 422)
    await user.click(await button())
    expect(await title(USED)).toBeInTheDocument()
    expect(screen.getByText(/Este equipo intentó validarlo hoy a las \d\d:\d\d y no recibió respuesta/)).toBeVisible()
  })

  it('says what this device did with the same pass earlier', async () => {
    answer('get', PATH, {})
    const { user } = await openAndPress()
    await title(VALIDATED)
    cleanup()
    server.resetHandlers()
    answer('get', PATH, {}, 422)
    await visit(link)
    expect(await screen.findByText(/Este equipo ya validó este pase hoy a las/)).toBeVisible()
    await user.click(await button())
    expect(await title(USED)).toBeInTheDocument()
    expect(screen.getByText(/Este equipo lo validó hoy a las/)).toBeVisible()
  })

  it.each(['?fullname=Ana&userId=7', '?fullname=Ana&token_qr=T', ''])(
    'has no button for an incomplete link (%s)',
    async (search) => {
      await visit(`/free-pass${search}`)
      expect(await title('El código está incompleto')).toBeInTheDocument()
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
    },
  )

  it('waits for the connection, says why, and comes back with it', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user } = await visit(link)
    const redeem = await button()
    expect(redeem).toHaveAttribute('aria-disabled', 'true')
    expect(redeem).toHaveAccessibleDescription(/Sin conexión a internet/)
    await user.click(redeem)
    expect(await received()).toEqual([])
    isOnline.mockReturnValue(true)
    answer('get', PATH, {})
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(redeem).not.toHaveAttribute('aria-disabled'))
    await user.click(redeem)
    expect(await title(VALIDATED)).toBeInTheDocument()
  })

  it('shows the values of the link as text', async () => {
    await visit('/free-pass?fullname=%3Cb%3EAna%3C%2Fb%3E+Ruiz&token_qr=%3Ci%3ET&userId=7')
    expect(await title('<b>Ana</b> Ruiz')).toBeInTheDocument()
    expect(screen.getByText('<i>T')).toBeInTheDocument()
  })

  it('can do without a name', async () => {
    answer('get', PATH, {})
    await openAndPress('/free-pass?token_qr=T&userId=7')
    expect(await title(VALIDATED)).toBeInTheDocument()
    expect(screen.getByText('Sin nombre')).toBeInTheDocument()
  })

  it('remembers whether outcomes are also told by sound and vibration; at first they are not', async () => {
    const { user } = await visit(link)
    await button()
    expect(toggle()).not.toBeChecked()
    await user.click(toggle())
    cleanup()
    await visit(link)
    await button()
    expect(toggle()).toBeChecked()
  })

  it('vibrates as the outcome is, once that is asked for', async () => {
    const vibrate = vi.fn<(pattern: VibratePattern) => boolean>(() => true)
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
    answer('get', PATH, {})
    const { user } = await visit(link)
    await button()
    await user.click(toggle())
    await user.click(await button())
    await title(VALIDATED)
    await waitFor(() => expect(vibrate.mock.calls).toEqual([[[120]]]))
    Reflect.deleteProperty(navigator, 'vibrate')
  })

  it('shows that it is on its way', async () => {
    let finish: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    server.use(
      http.get(`*/api/v1${PATH}`, async () => {
        await held
        return HttpResponse.json({})
      }),
    )
    const { user } = await openAndPress()
    const sending = await screen.findByRole('button', { name: 'Validando…' })
    await user.click(sending)
    finish?.()
    expect(await title(VALIDATED)).toBeInTheDocument()
    expect(await lines()).toEqual([CALL])
  })
})
