import { escapeHtml, oneLine } from '../html.ts'
import type { Message } from '../outbox.ts'

interface Letter {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  /** Shown as a small table; a fact without a value is left out. */
  facts?: [label: string, value: string | null][]
  action?: { label: string; address: string }
  closing?: string[]
}

const FONT = "font-family:'Commissioner Text','Segoe UI',Roboto,Arial,sans-serif"
const DISPLAY = "font-family:'Piazzolla Display',Georgia,'Times New Roman',serif;word-spacing:.075em"

/** Writes an e-mail in the museum's look, as HTML (inline styles and tables, for mail programs) and as plain text. */
export function writeEmail(letter: Letter): Message {
  return { to: letter.to, subject: oneLine(letter.subject), html: asHtml(letter), text: asText(letter) }
}

function known(facts: Letter['facts'] = []): [label: string, value: string][] {
  return facts.map(([label, value]): [string, string] => [label, value ?? '']).filter(([, value]) => value !== '')
}

function asHtml({ subject, greeting, paragraphs, facts, action, closing = [] }: Letter): string {
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px;${FONT};font-size:17px;line-height:1.55">${escapeHtml(text)}</p>`
  const rows = known(facts).map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:8px 16px 8px 0;text-align:left;vertical-align:top;font-weight:400;color:#3B5154;border-bottom:1px solid #D6DBD4">${escapeHtml(label)}</th>` +
      `<td style="padding:8px 0;vertical-align:top;font-weight:600;border-bottom:1px solid #D6DBD4;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;background:#F7F7F2;color:#0E2A2E">
<div style="background:#0E2A2E;color:#F7F7F2;padding:20px 24px;border-bottom:4px solid #FFC24B;${DISPLAY};font-size:19px;font-weight:600;line-height:1.2"><span style="display:block;${FONT};font-size:13px;font-weight:400;word-spacing:0">Museo</span>Memoria y Tolerancia</div>
<div style="max-width:560px;padding:32px 24px">
<h1 style="margin:0 0 20px;${DISPLAY};font-size:28px;font-weight:500;line-height:1.15;overflow-wrap:anywhere">${escapeHtml(greeting)}</h1>
${paragraphs.map(paragraph).join('\n')}
${rows.length > 0 ? `<table style="width:100%;margin:8px 0 24px;border-collapse:collapse;${FONT};font-size:16px;line-height:1.4">${rows.join('')}</table>` : ''}
${action === undefined ? '' : `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.address)}" style="display:inline-block;padding:15px 24px;background:#0E2A2E;color:#F7F7F2;border-bottom:4px solid #FFC24B;text-decoration:none;${FONT};font-size:17px;font-weight:600">${escapeHtml(action.label)}</a></p>`}
${closing.map(paragraph).join('\n')}
</div>
<div style="padding:16px 24px 24px;color:#3B5154;${FONT};font-size:15px;line-height:1.5">Museo Memoria y Tolerancia<br>Av. Juárez 8, Centro, 06010 Ciudad de México<br>55 5130 5555</div>
</body></html>`
}

function asText({ greeting, paragraphs, facts, action, closing = [] }: Letter): string {
  return [
    greeting,
    ...paragraphs,
    known(facts)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    action === undefined ? '' : `${action.label}:\n${action.address}`,
    ...closing,
    'Museo Memoria y Tolerancia\nAv. Juárez 8, Centro, 06010 Ciudad de México\n55 5130 5555',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
