/**
 * Whether a requirement is the permission that families sign. Searches the text, because the API has no field for this.
 * To be approved by the museum.
 * @param html the requirement's text
 */
export const isFamilyPermission = (html: string) => /permiso/i.test(html)
