import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { SafeHtml } from '@/ui/html/SafeHtml'

/** Returns the rendered HTML of an untrusted HTML string. */
function shown(html: string) {
  const { container } = render(<SafeHtml html={html} />)
  return container.firstElementChild?.innerHTML
}

test('SafeHtml keeps paragraphs, lists, emphasis and small headings', () => {
  const html =
    '<h3>Antes de venir</h3><p>Entrega el <strong>oficio</strong>, <em>firmado</em>.<br><b>Dos</b> <i>copias</i>.</p>' +
    '<ul><li>Lista del grupo</li></ul><ol><li>Primero<ul><li>Dentro</li></ul></li></ol>' +
    '<h4>Nota</h4><div>Otra línea</div><blockquote><p>Cita</p></blockquote>'
  expect(shown(html)).toBe(html)
})

test('SafeHtml keeps tables, without their styles', () => {
  const cells = '<tr><th scope="col">Estudiantes</th><th>Docentes</th></tr>'
  const rows = '<tr><td>1 a 20</td><td rowspan="2">1</td></tr><tr><td colspan="1">21 a 40</td></tr>'
  const table = `<table><caption>Acompañantes</caption><thead>${cells}</thead><tbody>${rows}</tbody></table>`
  expect(shown(table)).toBe(table)
  expect(shown(table.replace('<table>', '<table border="1" style="width:900px">'))).toBe(table)
})

test.each([
  ['colspan', '2', '2'],
  ['colspan', '20', '20'],
  ['colspan', '21', '20'],
  ['colspan', '1000', '20'],
  ['colspan', '99999999999', '20'],
  ['rowspan', '20', '20'],
  ['rowspan', '65534', '20'],
  [' ROWSPAN', ' +65534 filas', '20'],
])('SafeHtml limits %s="%s" of a cell to %s', (attribute, value, bounded) => {
  render(<SafeHtml html={`<table><tbody><tr><td ${attribute}="${value}">Uno</td></tr></tbody></table>`} />)
  expect(screen.getByRole('cell')).toHaveAttribute(attribute.trim().toLowerCase(), bounded)
})

test('SafeHtml escapes plain text', () => {
  expect(shown('Menos de 40 estudiantes & 3 < 4 adultos')).toBe('Menos de 40 estudiantes &amp; 3 &lt; 4 adultos')
})

test.each([
  ['https://www.gob.mx/sep'],
  ['http://example.mx/'],
  ['HTTPS://EXAMPLE.MX/'],
  ['mailto:visitas@example.mx'],
  ['tel:+525551305555'],
])('SafeHtml keeps a link to %s with rel=noopener and no other attributes', (address) => {
  render(<SafeHtml html={`<a href="${address}" target="_blank" onclick="alert(1)" style="color:red">Abrir</a>`} />)
  const link = screen.getByRole('link', { name: 'Abrir' })
  expect(Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value]))).toEqual({
    href: address,
    rel: 'noopener',
  })
})

test.each([
  ['javascript:alert(1)'],
  [' java&#10;script:alert(1)'],
  ['&#1;javascript:alert(1)'],
  ['JaVaScRiPt&colon;alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox(1)'],
  ['blob:https://example.mx/1'],
  ['file:///etc/passwd'],
  ['//example.mx/robo'],
  ['/logout'],
  ['#titulo'],
])('SafeHtml replaces a link to %s with the link’s text', (address) => {
  expect(shown(`<p>Ver <a href="${address}">el formato</a>.</p>`)).toBe('<p>Ver el formato.</p>')
})

test.each([
  ['a script', '<p>Uno</p><script>globalThis.ran = true</script><p>Dos</p>', '<p>Uno</p><p>Dos</p>'],
  ['a handler', '<p onclick="ran()" onmouseover=ran() onfocus="ran()">Uno</p>', '<p>Uno</p>'],
  ['an image and its handler', '<p>Uno<img src="https://example.mx/x.png" onerror="ran()"></p>', '<p>Uno</p>'],
  ['a picture with sources', '<picture><source srcset="https://example.mx/x.png"><img src=x></picture>Uno', 'Uno'],
  ['a frame', '<iframe src="https://example.mx" srcdoc="<script>ran()</script>">no</iframe>Uno', 'Uno'],
  ['an object', '<object data="https://example.mx"></object><embed src="https://example.mx">Uno', 'Uno'],
  ['a style sheet', '<style>@import "https://example.mx/x.css"</style><link rel=stylesheet href=x>Uno', 'Uno'],
  [
    'style, class and id',
    '<p style="background:url(https://example.mx/x.png)" class="x" id="root">Uno</p>',
    '<p>Uno</p>',
  ],
  ['a form', '<form action="https://example.mx"><input name="clave" autofocus><button>Uno</button></form>', 'Uno'],
  ['video and audio', '<video src="https://example.mx/x.mp4" autoplay></video><audio src=x></audio>Uno', 'Uno'],
  ['an SVG', '<svg><animate onbegin="ran()"/><a xlink:href="javascript:ran()">x</a></svg>Uno', 'Uno'],
  ['MathML', '<math><mtext><style><img src=x onerror=ran()></style></mtext></math>Uno', 'Uno'],
  ['a base and a redirect', '<base href="https://example.mx"><meta http-equiv=refresh content=0>Uno', 'Uno'],
  [
    'data, aria and role attributes',
    '<p data-x="1" aria-label="otra cosa" role="button" tabindex="0">Uno</p>',
    '<p>Uno</p>',
  ],
  ['a comment', '<!-- <script>ran()</script> -->Uno', 'Uno'],
  [
    'nested markup in a noscript',
    '<noscript><p title="</noscript><img src=x onerror=ran()>"></noscript>Uno',
    '<p>Uno</p>',
  ],
  ['an unclosed script', '<p>Uno<script>ran()', '<p>Uno</p>'],
])('SafeHtml removes %s', (_what, html, rest) => {
  expect(shown(html)).toBe(rest)
  expect(globalThis).not.toHaveProperty('ran')
})

test('SafeHtml replaces the old content when `html` changes', () => {
  const { rerender, container } = render(<SafeHtml html="<p>Uno</p>" />)
  rerender(<SafeHtml html="<p>Dos</p>" />)
  expect(container).toHaveTextContent(/^Dos$/)
})
