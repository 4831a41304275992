import * as fc from 'fast-check'

/** How many random cases each property test runs: in CI it takes its time. */
export const CASES = { numRuns: process.env['CI'] === undefined ? 200 : 2000 }

const wellKnown = [
  '',
  ' ',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  '../../etc/passwd',
  '%',
  '%E0%A4%A',
  '%00',
  '+',
  '&=?#',
  '\u202Eotsam\u202C',
  '\u0000',
  '\uFEFF',
  '\uD800',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e999',
  '9'.repeat(400),
  'a'.repeat(10_000),
]

/** A text with U+FFFD for each half of a surrogate pair, which no address and no cookie can hold. */
export const wellFormed = (text: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text))

/** Any text, often one of the texts above, which are known to break programs. */
export const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...wellKnown) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

/** Any query string, well encoded or not, often with one of these names in it. */
export function anyQuery(...names: string[]): fc.Arbitrary<string> {
  const pair = fc
    .tuple(fc.oneof(fc.constantFrom(...names), anyText), anyText, fc.boolean())
    .map(([name, value, isEncoded]) =>
      isEncoded ? new URLSearchParams([[name, value]]).toString() : `${name}=${value}`,
    )
  return fc.array(pair, { maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`)
}

/** Any value that a server may send for one attribute. */
const anyValue = fc.oneof(
  anyText,
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
)

const anyId = fc.oneof(fc.nat(), fc.nat().map(String), anyValue)

/** An object with some of these fields and others, with any values; at times no object at all. */
export const anyObject = (...fields: string[]) =>
  fc.oneof(fc.dictionary(fc.oneof(fc.constantFrom(...fields), anyText), anyValue, { maxKeys: 12 }), anyValue)

/** A resource as in JSON:API or flat, complete or damaged; at times something else. */
const anyResource = (...fields: string[]) =>
  fc.oneof(
    fc.record(
      {
        id: anyId,
        type: fc.constantFrom('users', 'themes', 'questions', 'answers', ''),
        attributes: anyObject(...fields),
        relationships: fc.oneof(anyValue, fc.constant({ themes: { data: [{ id: 1 }, { id: '2' }, null, {}] } })),
      },
      { requiredKeys: [] },
    ),
    fc.tuple(anyId, fc.dictionary(fc.constantFrom(...fields), anyValue)).map(([id, flat]) => ({ ...flat, id })),
    anyValue,
  )

/** Any body of an answer: resources or errors with these fields, complete or damaged; at times something else. */
export function anyBody(...fields: string[]) {
  const resource = anyResource(...fields)
  const resources = fc.array(resource, { maxLength: 6 })
  return fc.oneof(
    fc.record({ data: fc.oneof(resource, resources), included: fc.oneof(resources, anyValue) }, { requiredKeys: [] }),
    fc.record({
      errors: fc.oneof(fc.array(fc.oneof(fc.record({ detail: anyValue }), anyValue)), anyValue),
      error: anyValue,
    }),
    resource,
    anyValue,
  )
}
