import { momentOf } from '../calendar.ts'
import type { DeliveredEmail } from '../outbox.ts'
import { escapeHtml, OWN_LINKS, page } from './page.ts'

const EMAILS_SHOWN = 40

/**
 * Shows the e-mails as a page, newest first. Each e-mail is in a frame that runs no scripts and opens links in a new
 * tab.
 */
export function outboxPage(emails: DeliveredEmail[], to = ''): string {
  const shown = emails.slice(0, EMAILS_SHOWN)
  const nothing = to === '' ? 'Todavía no hay correos.' : `No hay correos para ${to}.`
  return page({
    title: 'Correos enviados',
    lead: 'Aquí llegan los correos que la plataforma enviaría. Sus enlaces funcionan.',
    links: OWN_LINKS,
    body: `
<form action="/__outbox" role="search"><label>Correo del destinatario<input type="email" name="to" value="${escapeHtml(to)}" autocomplete="off"></label><button>Filtrar</button></form>
${shown.length === 0 ? `<p>${escapeHtml(nothing)}</p>` : shown.map(emailItem).join('\n')}
${emails.length > shown.length ? '<p>Hay correos anteriores a estos. Filtra por destinatario para verlos.</p>' : ''}`,
  })
}

function emailItem(email: DeliveredEmail, index: number): string {
  const subject = escapeHtml(email.subject)
  const frame = escapeHtml(email.html.replace('<head>', '<head><base target="_blank">'))
  return `<article><h2>${subject}</h2><p>Para ${escapeHtml(email.to)}, ${momentOf(email.sentAt)}</p>
<details${index === 0 ? ' open' : ''}><summary>Correo</summary><iframe title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${frame}" loading="lazy"></iframe></details>
<details><summary>Versión de texto</summary><pre>${escapeHtml(email.text)}</pre></details></article>`
}
