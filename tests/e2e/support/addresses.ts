/** Reads an environment variable that run.mjs sets. Throws if it is missing. */
export function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error('Estas pruebas se ejecutan con: npm run test:e2e')
  return value
}

/** The origin of the embedded API, which also serves the app in most tests, and the origin of the content site. */
export const apiUrl = `http://localhost:${setting('E2E_PORT')}`
export const contentSiteUrl = setting('VITE_CONTENT_SITE_URL')
