const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a string for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

interface Page {
  title: string
  lead: string
  links: [label: string, address: string][]
  /** HTML, already escaped. */
  body: string
}

/** Links between the embedded API's pages. */
export const OWN_LINKS: Page['links'] = [
  ['Ir a la plataforma', '/'],
  ['Correos', '/__outbox'],
  ['Fallos', '/__faults'],
]

/** Returns a complete HTML page, plain and readable on a phone. */
export function page({ title, lead, links, body }: Page): string {
  const navigation = links.map(([label, address]) => `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`)
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Museo Memoria y Tolerancia</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header><nav aria-label="Principal">${navigation.join(' ')}</nav><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p></header>
<main>
${body}
</main>
</body>
</html>`
}

const STYLE = `
body { margin: 0; background: #f7f7f2; color: #0e2a2e; font: 1.0625rem/1.5 'Segoe UI', Roboto, Arial, sans-serif; overflow-wrap: anywhere }
header { background: #0e2a2e; color: #f7f7f2; border-bottom: 4px solid #ffc24b } header a { color: inherit; margin-right: 1rem }
header, main { padding: 1rem max(1rem, 50vw - 30rem) }
h1, h2 { font: 2rem/1.2 Georgia, serif } h2 { font-size: 1.375rem }
article, form { background: #fff; border-top: 2px solid #0e2a2e; padding: .5rem 1rem 1rem; margin-bottom: 1rem }
label { display: block; margin: .75rem 0; max-width: 30rem }
input:not([type=checkbox]), select { display: block; box-sizing: border-box; width: 100%; font: inherit; padding: .5rem }
button { font: inherit; padding: .75rem 1.25rem }
iframe { width: 100%; height: 36rem; border: 1px solid #d6dbd4 }
pre { white-space: pre-wrap }
dt { float: left; clear: left; margin-right: .75rem } dd { font-weight: bold }
`
