import type { StoredValue } from '@/lib/browserStorage'

/** For `unsent` of a thunk: what was not sent, and whether this browser has kept what was typed. */
export const notSent = (what: string, draft: Pick<StoredValue<unknown>, 'read'>) =>
  draft.read() === null
    ? `${what}, y este navegador no pudo guardar lo que escribiste.`
    : `${what}. Lo que escribiste está guardado y te espera al entrar.`
