import * as fc from 'fast-check'

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
