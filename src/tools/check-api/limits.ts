// What is taken of an answer, so that the check of a broken or hostile API comes to an end and leaves the terminal alone.

const MOST_BYTES = 20_000_000
/** Of objects and lists inside of each other; the contract has six. */
const MOST_LEVELS = 50
const MOST_VALUES = 200_000
/** Characters that are shown of a text. */
const LONGEST = 1000

/** Characters that a terminal obeys, does not show, or shows in another order. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A text as it can be printed and searched: its beginning, in one line, without control and bidi characters. */
export function printable(text: string): string {
  const beginning = text.slice(0, LONGEST).replaceAll(/\s+/g, ' ').replaceAll(UNPRINTABLE, '�')
  return text.length > LONGEST ? `${beginning}…` : beginning
}

const tooMuch = (code: 'TOO_LARGE' | 'TOO_COMPLEX') => Object.assign(new Error('Too much was sent.'), { code })

/** Reads a body, and leaves one that does not end. @throws Error with the code TOO_LARGE */
export async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, stream) {
      size += part.length
      if (size > MOST_BYTES) throw tooMuch('TOO_LARGE')
      stream.enqueue(part)
    },
  })
  return new Uint8Array(await new Response(body?.pipeThrough(limit) ?? null).arrayBuffer())
}

/** A text as JSON; undefined when it is none. @throws Error with the code TOO_COMPLEX */
export function parseJson(text: string): unknown {
  const json = parsed(text)
  let level: unknown[] = [json]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length
    if (depth > MOST_LEVELS || values > MOST_VALUES) throw tooMuch('TOO_COMPLEX')
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return json
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
