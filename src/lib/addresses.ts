/** Parses an absolute URL; returns null for any other string. The oldest supported browsers lack `URL.canParse`. */
export function webAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Returns the `tel:` URL of a phone number. A number without a plus sign is Mexican (+52). */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') ? `tel:+${digits}` : `tel:+52${digits}`
}

/** Returns a phone number of ten digits as `55 1234 5678`, on one line. */
export const spacedPhone = (phone: string) => phone.replace(/^(\d\d)(\d{4})(\d{4})$/, '$1\u00a0$2\u00a0$3')
