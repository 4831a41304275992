import { seededAccounts } from './seed/accounts.ts'

/**
 * What people read when everything is up: where to go, and with which accounts.
 * @param app the app's URL
 * @param addresses of the real API, or null; of the embedded content site, or ''
 */
export function welcome(app: string, { apiUrl, contentSite }: { apiUrl: string | null; contentSite: string }) {
  if (apiUrl !== null) return line('API', `${apiUrl} (se le reenvía /api/v1)`)
  const accounts = Object.values(seededAccounts).map(
    ({ who, email, password }) => `    ${email.padEnd(44)}${password.padEnd(17)}${who}`,
  )
  return [
    line('Correos enviados', `${app}__outbox`),
    ...(contentSite === '' ? [] : [line('Sitio de contenidos', contentSite)]),
    line('Fallos a propósito', `${app}__faults`),
    line('Olvidar lo guardado', 'x + Intro, o npm run reset'),
    '',
    '  Cuentas de prueba (correo, contraseña)',
    ...accounts,
    '',
  ].join('\n')
}

function line(label: string, value: string): string {
  return `  ➜  ${`${label}:`.padEnd(22)}${value}`
}
