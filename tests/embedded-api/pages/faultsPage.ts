import { escapeHtml } from '../html.ts'
import { commonFaults } from '../http/commonFaults.ts'
import type { FaultRule } from '../http/faultRules.ts'
import { ownLinks, page } from './page.ts'

const PATHS = [
  '/users/sign_in',
  '/users',
  '/users/*',
  '/users/confirmation',
  '/themes',
  '/schools',
  '/packages',
  '/schedules',
  '/appointments',
  '/appointments/*/send_appointment',
  '/appointments/*/generate_pdf',
  'content:/wp-json/custom/v1/set-session',
  'content:/wp-json/custom/v1/logout/',
]

/** The page where a person asks for faults, and sees and removes those that concern their browser. */
export function faultsPage(rules: FaultRule[], problem = ''): string {
  const options = Object.entries(commonFaults).map(([key, { label }]) => `<option value="${key}">${label}</option>`)
  return page({
    title: 'Fallos a propósito',
    place: 'API integrada',
    lead: 'Pide que algo salga mal y mira cómo responde la plataforma. Solo afecta a este navegador, si no pides otra cosa.',
    links: ownLinks('/__faults'),
    body: `
${problem === '' ? '' : `<p class="sheet" role="alert">${escapeHtml(problem)}</p>`}
<section class="stack" aria-labelledby="activos"><h2 id="activos">Fallos activos</h2>
${rules.length === 0 ? '<p class="sheet">Ninguno: todo responde con normalidad.</p>' : `<ul class="plain stack">${rules.map(ruleItem).join('')}</ul>`}
<form method="post" action="/__faults"><input type="hidden" name="clear" value="1"><button class="second">Quitar todos los fallos</button></form>
</section>
<section class="stack" aria-labelledby="nuevo"><h2 id="nuevo">Pedir un fallo</h2>
<form method="post" action="/__faults" class="sheet">
<div class="fields">
<label>Dirección, sin /api/v1<input name="path" list="direcciones" required value="/appointments" autocomplete="off" spellcheck="false"></label>
<label>Método<select name="method"><option value="">Cualquiera</option><option>GET</option><option>POST</option><option>PATCH</option></select></label>
<label>Qué pasa<select name="fault">${options.join('')}</select></label>
<label>Cuántas veces (vacío: siempre)<input name="times" type="number" min="1" step="1" inputmode="numeric"></label>
</div>
<datalist id="direcciones">${PATHS.map((path) => `<option value="${path}">`).join('')}</datalist>
<p class="muted">Un asterisco vale por una parte de la dirección: <code>/users/*/send_qr_code</code>. Con <code>content:</code> delante, el fallo es del sitio de contenidos.</p>
<label class="check"><input type="checkbox" name="everyone" value="1"> Para todos los navegadores</label>
<button>Pedir el fallo</button>
</form></section>`,
  })
}

function ruleItem({ id: _id, client: _client, method, path, everyone, times, ...rest }: FaultRule): string {
  const remaining = times === undefined ? 'siempre' : `quedan ${String(times)}`
  const scope = everyone === true ? 'todos los navegadores' : 'este navegador'
  return `<li class="sheet"><p><b>${escapeHtml(method ?? 'Cualquier método')} ${escapeHtml(path)}</b></p><p><code>${escapeHtml(JSON.stringify(rest))}</code></p><p class="muted">${remaining}, ${scope}</p></li>`
}
