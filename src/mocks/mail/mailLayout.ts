import { museumFacts } from '../museumFacts.ts'
import type { Message } from '../outbox.ts'
import { escapeHtml } from '../pages/page.ts'

interface Letter {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  /** Facts shown as a small table. Empty values are omitted. */
  facts?: [label: string, value: string | null][]
  action?: { label: string; address: string }
  closing?: string[]
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** Writes an e-mail as HTML, with inline styles for mail programs, and as plain text. */
export function writeEmail({ to, subject, greeting, paragraphs, facts = [], action, closing = [] }: Letter): Message {
  // A subject cannot contain line breaks.
  const oneLine = subject.replaceAll(/\s+/g, ' ').trim()
  const known = facts.filter(([, value]) => value !== null && value !== '')
  const rows = known.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;font-weight:400">${escapeHtml(label)}</th><td style="font-weight:600">${escapeHtml(value ?? '')}</td></tr>`,
  )
  const button =
    action &&
    `<p><a href="${escapeHtml(action.address)}" style="display:inline-block;padding:15px 24px;background:#0E2A2E;color:#F7F7F2">${escapeHtml(action.label)}</a></p>`
  const { name, address, phone } = museumFacts
  return {
    to,
    subject: oneLine,
    html: `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine)}</title></head>
<body style="margin:0 auto;max-width:560px;padding:24px;color:#0E2A2E;background:#F7F7F2;font:17px/1.5 Arial,sans-serif;overflow-wrap:anywhere">
<p style="border-bottom:4px solid #FFC24B;padding-bottom:12px;font-weight:600">${name}</p>
<h1 style="font:28px/1.2 Georgia,serif">${escapeHtml(greeting)}</h1>
${paragraphs.map(paragraph).join('\n')}
<table style="margin:16px 0">${rows.join('')}</table>
${button ?? ''}
${closing.map(paragraph).join('\n')}
<p style="font-size:15px">${name}<br>${address}<br>${phone}</p>
</body></html>`,
    text: [
      greeting,
      ...paragraphs,
      known.map(([label, value]) => `${label}: ${value ?? ''}`).join('\n'),
      action === undefined ? '' : `${action.label}:\n${action.address}`,
      ...closing,
      [name, address, phone].join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}
