import type { Examiner } from '@/tools/check-api/examiner'
import { note, problem } from '@/tools/check-api/look/finding'
import { whyUnanswered } from '@/tools/check-api/look/failure'
import { isHtml } from '@/tools/check-api/look/unreadable'
import { NOBODYS_TOKEN } from '@/tools/check-api/steps/nobody'
import type { Transport } from '@/tools/check-api/transport'

const LINE = 'Navegación a /api/v1/users/confirmation'

/**
 * The link in the e-mail that validates an account has the same address as the call, and opens a page of the site: a
 * navigation asks for `text/html`. Asked with a token that nobody has.
 * @param origin the site's; '' when it was not named
 */
export async function confirmationPage(examiner: Examiner, transport: Transport, origin: string): Promise<void> {
  const site = origin === '' ? transport.base : origin
  const url = `${site}/api/v1/users/confirmation?locale=es&confirmation_token=${NOBODYS_TOKEN}`
  const answer = await transport.probe(url, { method: 'GET', headers: { Accept: 'text/html,application/xhtml+xml' } })
  const isOurs = isHtml(answer) && answer.text.includes('id="root"')
  const about = `en ${site}`
  if (isOurs) return examiner.add(LINE, about, [note('Contesta la página del sitio.')], answer)
  if (origin === '') {
    return examiner.skip(
      LINE,
      'Aquí contesta la API, no el sitio. El enlace del correo debe llevar al sitio; con --origin se prueba ahí.',
      about,
    )
  }
  if (answer.status === null)
    return examiner.skip(LINE, `El sitio no contesta todavía. ${whyUnanswered(answer.cause)}`, about)
  const came = `Contesta ${answer.status} (\`${answer.type || 'sin Content-Type'}\`), y no la página del sitio.`
  const text = `${came} El servidor del sitio debe distinguir por \`Accept\` la navegación (text/html) de la llamada; lo hace la configuración de npm run nginx:config.`
  examiner.add(
    LINE,
    about,
    [problem(text, 'Abre el enlace de su correo y no ve la página que valida su cuenta.')],
    answer,
  )
}
