import { seededAccounts } from './seed/accounts.ts'

interface WelcomeOptions {
  apiUrl: string | null
  contentSite: string
  hasCatalogue: boolean
}

/**
 * Formats the text that the server prints on startup: URLs and accounts.
 * @param app the app's URL
 * @param apiUrl the real API's URL, or null
 * @param contentSite the embedded content site's URL, or ''
 * @param hasCatalogue whether the server serves the component catalogue
 */
export function welcome(app: string, { apiUrl, contentSite, hasCatalogue }: WelcomeOptions) {
  if (apiUrl !== null) return line('API', `${apiUrl} (se le reenvía /api/v1)`)
  const accounts = Object.values(seededAccounts).map(
    ({ who, email, password }) => `    ${email.padEnd(44)}${password.padEnd(17)}${who}`,
  )
  return [
    line('Correos enviados', `${app}__outbox`),
    ...(contentSite === '' ? [] : [line('Sitio de contenidos', contentSite)]),
    line('Fallos a propósito', `${app}__faults`),
    ...(hasCatalogue ? [line('Catálogo de pantalla', `${app}__ui`)] : []),
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
