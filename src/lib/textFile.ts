export type ReadTextFile = { text: string } | { problem: 'too-big' | 'not-text' | 'unreadable' }

const LARGEST = 1024 * 1024
const NAMES = /\.(csv|tsv|txt|text)$/i

/** The text of a file's bytes, in the encodings that spreadsheets write; null when they are no text. */
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

/** Reads a file that should be plain text or CSV, of 1 MB at most. */
export async function readTextFile(file: File): Promise<ReadTextFile> {
  if (!NAMES.test(file.name) && !file.type.startsWith('text/')) return { problem: 'not-text' }
  if (file.size > LARGEST) return { problem: 'too-big' }
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()))
    return text === null ? { problem: 'not-text' } : { text }
  } catch {
    return { problem: 'unreadable' }
  }
}
