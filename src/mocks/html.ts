const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes a text harmless inside HTML, between tags or inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Strips tabs and line ends, which have no place in a subject or a heading. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
