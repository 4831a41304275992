import { escapeHtml } from '../html.ts'
import { pageStyle } from './pageStyle.ts'

interface Page {
  title: string
  /** Who speaks, beside the museum's name: 'API integrada', 'Sitio de contenidos'. */
  place: string
  lead: string
  links: { label: string; address: string; current?: boolean }[]
  /** HTML, already escaped. */
  body: string
}

const MARK =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M0 0h40v40H0z" fill="#24545A"/><path d="M15.5 7h9v18h-9z" fill="#FFF1CC"/><path d="M15.5 25h9L39 40H1z" fill="#FFC24B"/></svg>'

/** A whole HTML page in the museum's look. */
export function page({ title, place, lead, links, body }: Page): string {
  const navigation = links.map(
    ({ label, address, current }) =>
      `<a href="${escapeHtml(address)}"${current === true ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`,
  )
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0E2A2E">
<title>${escapeHtml(title)} · Museo Memoria y Tolerancia</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(MARK.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '))}">
<style>${pageStyle}</style>
</head>
<body>
<header class="wall">
<div class="in bar"><div class="brand">${MARK}<span><small>Museo Memoria y Tolerancia</small>${escapeHtml(place)}</span></div><nav aria-label="Principal">${navigation.join('')}</nav></div>
<div class="in head"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p></div>
</header>
<main class="in">
${body}
</main>
</body>
</html>`
}

/** The pages of the embedded API know each other. */
export function ownLinks(current: '/__outbox' | '/__faults'): Page['links'] {
  return [
    { label: 'Ir a la plataforma', address: '/' },
    { label: 'Correos', address: '/__outbox', current: current === '/__outbox' },
    { label: 'Fallos', address: '/__faults', current: current === '/__faults' },
  ]
}
