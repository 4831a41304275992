/** Parses a text as a URL; null when it is not an absolute URL. (`URL.canParse` is newer than our oldest browsers.) */
export function webAddress(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** The `tel:` URL of a telephone number, which is Mexican unless it begins with a plus sign. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') ? `tel:+${digits}` : `tel:+52${digits}`
}
