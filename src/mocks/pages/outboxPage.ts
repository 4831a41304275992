import { momentOf } from '../calendar.ts'
import { escapeHtml } from '../html.ts'
import type { DeliveredEmail } from '../outbox.ts'
import { ownLinks, page } from './page.ts'
import { fontFaces } from './pageStyle.ts'

const EMAILS_SHOWN = 40

/** The e-mails as a page, newest first. Each one is rendered in a frame that can run nothing and opens links apart. */
export function outboxPage(emails: DeliveredEmail[], to = ''): string {
  const shown = emails.slice(0, EMAILS_SHOWN)
  const hidden = emails.length - shown.length
  return page({
    title: 'Correos enviados',
    place: 'API integrada',
    lead: 'Aquí llegan los correos que la plataforma enviaría. Sus enlaces funcionan.',
    links: ownLinks('/__outbox'),
    body: `
<form method="get" action="/__outbox" class="fields" role="search"><label>Correo del destinatario<input type="email" name="to" value="${escapeHtml(to)}" autocomplete="off"></label><button class="second">Filtrar</button></form>
${shown.length === 0 ? emptyState(to) : `<ol class="plain stack">${shown.map(emailItem).join('\n')}</ol>`}
${hidden > 0 ? `<p class="muted">Hay ${String(hidden)} correos más, anteriores a estos. Filtra por destinatario para verlos.</p>` : ''}
<script>
for (const frame of document.querySelectorAll('iframe')) {
  const fit = () => { if (frame.contentDocument?.body) frame.style.height = frame.contentDocument.body.scrollHeight + 4 + 'px' }
  frame.addEventListener('load', fit)
  frame.closest('details').addEventListener('toggle', fit)
  addEventListener('resize', fit)
  fit()
}
</script>`,
  })
}

function emptyState(to: string): string {
  return to === ''
    ? '<p class="sheet">Todavía no hay correos. Crea una cuenta o envía una solicitud de visita por correo y vuelve aquí.</p>'
    : `<p class="sheet">No hay correos para ${escapeHtml(to)}. <a href="/__outbox">Ver todos los correos</a></p>`
}

function emailItem(email: DeliveredEmail, index: number): string {
  const frame = escapeHtml(email.html.replace('<head>', `<head><base target="_blank"><style>${fontFaces}</style>`))
  return `<li><article class="sheet"><details${index === 0 ? ' open' : ''}>
<summary><h2>${escapeHtml(email.subject)}</h2><br><span class="muted">Para ${escapeHtml(email.to)}, <time datetime="${email.sentAt}">${momentOf(email.sentAt)}</time></span></summary>
<div class="stack">
<iframe title="${escapeHtml(email.subject)}" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" srcdoc="${frame}"></iframe>
<details><summary>Versión de texto</summary><pre>${escapeHtml(email.text)}</pre></details>
</div>
</details></article></li>`
}
