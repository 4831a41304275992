/** A setting that run.mjs makes. */
export function setting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error('Estas pruebas se ejecutan con: npm run test:e2e')
  return value
}

/** The app as the tests open it, and the content site beside it. Both are origins without a path. */
export const appUrl = `http://localhost:${setting('E2E_PORT')}`
export const contentSiteUrl = setting('VITE_CONTENT_SITE_URL')
