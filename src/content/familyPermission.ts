/** Whether a requirement's HTML is the families' permission. To be approved, because the API has no such field. */
export const isFamilyPermission = (html: string) => /permiso/i.test(html)
