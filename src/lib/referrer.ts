let referrer = ''

/** Reads `document.referrer` once, at start-up: later it no longer tells where the visit came from. */
export function rememberReferrer(): void {
  referrer = document.referrer
}

export const visitReferrer = () => referrer
