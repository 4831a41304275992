/**
 * Whether a requirement of the ministry (SEP) is the signed permission of the families. Searches the text, because the
 * API has no field for it. To be approved by the museum.
 * @param html the requirement's text
 */
export const isFamilyPermission = (html: string) => /permiso/i.test(html)
