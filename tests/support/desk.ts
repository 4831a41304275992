import { screen } from '@testing-library/react'

import { visit } from './visit'

/** As long as the real API's tokens. The page warns about much shorter tokens. */
const TOKEN = 'k3J9vQz7bN1xW5tRpL8mYc2HfD6sGa4EuKoZi0XTq7Y'
/** The URL in the QR code of a pass. */
export const link = `/free-pass?fullname=Ana%20Ruiz&token_qr=${TOKEN}&userId=7`
/** The `deskKey` of the pass. */
export const KEY = `7/${TOKEN}`
/** The path of the request that redeems the pass. */
export const PATH = '/users/7/remove_qr_code'
export const CALL = `GET ${PATH}?token_qr=${TOKEN}`

export const VALIDATED = 'El código de visita validado correctamente'
export const USED = 'El código de visita ya fue utilizado'
export const UNKNOWN = 'El pase pudo quedar validado'

/** The heading before the pass is redeemed. It contains no text from the link. */
export const PASS = 'Entrada de cortesía'

export const button = () => screen.findByRole('button', { name: 'Validar en el sistema' })
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })

export async function openAndPress(url = link) {
  const opened = await visit(url)
  await opened.user.click(await button())
  return opened
}
