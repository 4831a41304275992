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
