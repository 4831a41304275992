/**
 * Whether a requirement of the ministry (SEP) is the families' signed permission. Only its words show that: the API has no
 * field for it. For the museum to approve.
 * @param html the content of the requirement
 */
export const isFamilyPermission = (html: string) => /permiso/i.test(html)
