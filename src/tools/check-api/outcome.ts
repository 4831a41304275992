import { printable } from './limits'
import type { Finding } from './look/finding'
import type { Answer } from './transport'

/** Whether the platform reads an answer. The texts are what people read, and stay as they are in `--json`. */
export type Verdict = 'lee' | 'lee, con avisos' | 'no lee' | 'no probado'

/** What there is to say of one call, or of something that concerns them all. */
export interface Outcome {
  /** Such as `GET /themes`, or a name such as `CORS`. */
  call: string
  /** What was special about it; '' for nothing. */
  about: string
  verdict: Verdict
  findings: Finding[]
  /** Where a person meets it, in Spanish; '' for everywhere. */
  place: string
  /** Null when there is no single answer. */
  answer: Answer | null
}

export function verdictOf(findings: Finding[]): Verdict {
  if (findings.some(({ level }) => level === 'problem')) return 'no lee'
  return findings.some(({ level }) => level === 'warning') ? 'lee, con avisos' : 'lee'
}

/** Long words with letters and digits: what tokens look like, wherever an API writes one. */
const LIKE_A_TOKEN = /(?=[\w.~+/=-]*\d)(?=[\w.~+/=-]*[a-z])[\w.~+=-]{20,}/gi

/** Makes texts printable, without secrets. @param known those that are secret from the start */
export function concealer(known: string[]) {
  const secrets = new Set(known.filter((secret) => secret !== ''))
  return {
    /** @param secret a text that no output may have from now on */
    keepSecret: (secret: string): void => void (secret !== '' && secrets.add(secret)),
    conceal: (text: string): string =>
      printable([...secrets].reduce((shown, secret) => shown.replaceAll(secret, '•••'), text)).replaceAll(
        LIKE_A_TOKEN,
        '•••',
      ),
  }
}
