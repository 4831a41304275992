/** A setting that run.mjs makes. */
export function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error('Estas pruebas se ejecutan con: npm run test:e2e')
  return value
}

/** The embedded API, which also serves the app in most tests, and the content site beside it: origins without a path. */
export const apiUrl = `http://localhost:${setting('E2E_PORT')}`
export const contentSiteUrl = setting('VITE_CONTENT_SITE_URL')
