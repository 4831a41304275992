/** The text of a file, or why it could not be read. */
export type ReadTextFile = { text: string } | { problem: 'too-big' | 'not-text' | 'unreadable' }

/** Bytes. */
const MAX_BYTES = 1024 * 1024
const NAMES = /\.(csv|tsv|txt|text)$/i

/** Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252. Null for binary data. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a text or CSV file of 1 MiB at most. Never throws. */
export async function readTextFile(file: File): Promise<ReadTextFile> {
  if (!NAMES.test(file.name) && !file.type.startsWith('text/')) return { problem: 'not-text' }
  if (file.size > MAX_BYTES) return { problem: 'too-big' }
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()))
    return text === null ? { problem: 'not-text' } : { text }
  } catch {
    return { problem: 'unreadable' }
  }
}
