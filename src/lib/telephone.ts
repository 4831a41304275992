/** The address that dials a Mexican number, however it is written. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') ? `tel:+${digits}` : `tel:+52${digits}`
}
