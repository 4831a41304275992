import { type Fault, type FaultRule, readFault } from '../http/faultRules.ts'
import { escapeHtml, OWN_LINKS, page } from './page.ts'

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

type Choices = Record<string, { label: string; fault: Fault }>

const HOUR_MS = 60 * 60 * 1000
const YEAR_MS = 365 * 24 * HOUR_MS

/** The most common faults. Tests can post any other fault as JSON. */
const REQUEST_FAULTS: Choices = {
  'sin-conexion': { label: 'Sin conexión: la petición no llega', fault: { drop: 'before' } },
  'sin-respuesta': { label: 'Sin respuesta: la petición llega, la respuesta no', fault: { drop: 'after' } },
  'lento-3': { label: 'Respuesta lenta: 3 segundos', fault: { delay: 3000 } },
  'lento-25': { label: 'Respuesta muy lenta: 25 segundos', fault: { delay: 25_000 } },
  'error-500': { label: 'Error del servidor (500)', fault: { status: 500 } },
  'pagina-502': { label: 'Página HTML de un intermediario (502)', fault: { status: 502, body: 'html' } },
  'pagina-200': { label: 'Página HTML donde va JSON (200)', fault: { status: 200, body: 'html' } },
  truncado: { label: 'Respuesta cortada a la mitad', fault: { body: 'truncated' } },
  vacio: { label: 'Respuesta vacía (200)', fault: { status: 200, body: 'empty' } },
  'error-401': { label: 'La sesión ya no vale (401)', fault: { status: 401 } },
  'error-406': { label: 'La sesión debe cerrarse (406, al cargar el perfil)', fault: { status: 406 } },
  'error-422': { label: 'Datos no válidos (422)', fault: { status: 422 } },
  'servidor-adelantado': { label: 'El reloj del servidor va siete horas adelantado', fault: { clock: 7 * HOUR_MS } },
  'servidor-atrasado': { label: 'El reloj del servidor va un día atrasado', fault: { clock: -24 * HOUR_MS } },
}

/** Faults of the browser (its cookies, clock and connection status), and a mail filter that opens every link. */
const ODDITIES: Choices = {
  'sin-linea': { label: 'El navegador dice que no hay conexión, y sí la hay', fault: { onLine: false } },
  'sin-cookies': { label: 'El navegador no guarda las cookies de la plataforma', fault: { cookies: false } },
  'reloj-10-segundos': { label: 'El reloj del navegador va diez segundos atrasado', fault: { pageClock: -10_000 } },
  'reloj-atrasado': { label: 'El reloj del navegador va un año atrasado', fault: { pageClock: -YEAR_MS } },
  'reloj-adelantado': { label: 'El reloj del navegador va un año adelantado', fault: { pageClock: YEAR_MS } },
  'filtro-de-correo': {
    label: 'Un filtro de correo abre cada enlace antes que su persona',
    fault: { mailScanner: true },
  },
}

const optionsOf = (choices: Choices) =>
  Object.entries(choices)
    .map(([key, { label }]) => `<option value="${key}">${label}</option>`)
    .join('')

/** Reads a fault from this page's form. @throws Refusal 422 that names the invalid field. */
export function readFaultForm(form: URLSearchParams): Fault {
  const {
    fault = '',
    path,
    method,
    times,
    everyone,
  } = Object.fromEntries([...form].filter(([, value]) => value !== ''))
  return readFault({
    ...(ODDITIES[fault] ?? REQUEST_FAULTS[fault])?.fault,
    path: path?.trim(),
    method,
    ...(times !== undefined && { times: Number(times) }),
    everyone: everyone === '1',
  })
}

/** The page for adding, viewing and removing this browser's faults. */
export function faultsPage(rules: FaultRule[], problem = ''): string {
  return page({
    title: 'Fallos a propósito',
    lead: 'Pide que algo salga mal y mira cómo responde la plataforma. Solo afecta a este navegador, si no pides otra cosa.',
    links: OWN_LINKS,
    body: `
<p role="alert">${escapeHtml(problem)}</p>
<h2>Fallos activos</h2>
${rules.length === 0 ? '<p>Ninguno: todo responde con normalidad.</p>' : `<ul>${rules.map(ruleItem).join('')}</ul>`}
<form method="post" action="/__faults"><input type="hidden" name="clear" value="1"><button>Quitar todos los fallos</button></form>
<h2>Pedir un fallo</h2>
<form method="post" action="/__faults">
<label>Dirección, sin /api/v1<input name="path" list="direcciones" required value="/appointments" autocomplete="off" spellcheck="false"></label>
<datalist id="direcciones">${PATHS.map((path) => `<option value="${path}">`).join('')}</datalist>
<label>Método<select name="method"><option value="">Cualquiera</option><option>GET</option><option>POST</option><option>PATCH</option></select></label>
<label>Qué pasa<select name="fault">${optionsOf(REQUEST_FAULTS)}</select></label>
<label>Cuántas veces (vacío: siempre)<input name="times" type="number" min="1" step="1"></label>
<label><input type="checkbox" name="everyone" value="1"> Para todos los navegadores</label>
<p>Un asterisco vale por una parte de la dirección: <code>/users/*/send_qr_code</code>; dos, por todas: <code>/**</code>. Con <code>content:</code> delante, el fallo es del sitio de contenidos.</p>
<button>Pedir el fallo</button>
</form>
<h2>Cambiar el navegador o el correo</h2>
<form method="post" action="/__faults">
<label>Qué cambia, hasta que lo quites<select name="fault">${optionsOf(ODDITIES)}</select></label>
<label><input type="checkbox" name="everyone" value="1"> Para todos los navegadores</label>
<p>Lo del navegador se nota al abrir o recargar la plataforma con <code>npm start</code>; con <code>npm run preview</code>, no. Lo del correo, en el siguiente correo que pidas.</p>
<button>Cambiar</button>
</form>`,
  })
}

function ruleItem({ id: _id, client: _client, method, path, everyone, times, ...fault }: FaultRule): string {
  const json = JSON.stringify(fault)
  const choice = [...Object.values(REQUEST_FAULTS), ...Object.values(ODDITIES)].find(
    (one) => JSON.stringify(one.fault) === json,
  )
  const strikes = path === undefined ? '' : `<b>${escapeHtml(`${method ?? 'Cualquier método'} ${path}`)}</b> `
  const remaining = times === undefined ? 'siempre' : `quedan ${String(times)}`
  const scope = everyone === true ? 'todos los navegadores' : 'este navegador'
  return `<li>${strikes}${escapeHtml(choice?.label ?? json)} (${remaining}, ${scope})</li>`
}
