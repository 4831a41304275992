/**
 * @typedef {{ who: string, email: string, password: string }} Account
 * @typedef {{ apiUrl: string | null, accounts: Record<string, Account>, contentSitePort: number | null }} About
 */

/**
 * What people read when everything is up: where to go, and with which accounts.
 * @param {string} app the app's address
 * @param {About} about what the embedded API's plugin says about itself
 */
export function welcome(app, about) {
  const lines = ['', 'Museo Memoria y Tolerancia, plataforma educativa', '', line('Plataforma', app)]
  if (about.apiUrl !== null)
    return [...lines, line('API', `${about.apiUrl} (se le reenvía /api/v1)`), '', ...END].join('\n')
  lines.push(line('Correos enviados', `${app}/__outbox`))
  if (about.contentSitePort !== null) {
    const site = new URL(app)
    site.port = String(about.contentSitePort)
    lines.push(line('Sitio de contenidos', site.origin))
  }
  lines.push(line('Fallos a propósito', `${app}/__faults`), '', 'Cuentas de prueba (correo, contraseña)')
  for (const { who, email, password } of Object.values(about.accounts)) {
    lines.push(`  ${email.padEnd(44)}${password.padEnd(17)}${who}`)
  }
  return [...lines, '', ...END].join('\n')
}

const END = ['Ctrl-C para terminar.', '']

/**
 * @param {string} label
 * @param {string} value
 */
function line(label, value) {
  return `  ${label.padEnd(22)}${value}`
}
