import type { Answer } from '@/tools/check-api/transport'

/** Something to say about an answer. */
export interface Finding {
  /** `problem`: the platform cannot read it. `warning`: it reads it, but a person misses something. `note`: as it should. */
  level: 'problem' | 'warning' | 'note'
  /** For a backend developer, in Spanish: what is missing or strange, with the names of the contract. */
  text: string
  /** What a person of the platform sees because of it, in Spanish. */
  visitor?: string
}

/** Looks at a decoded answer beside the answer as it came. */
export type Evaluator<Result> = (result: Result, answer: Answer) => Finding[]

const finding =
  (level: Finding['level']) =>
  (text: string, visitor?: string): Finding => ({
    level,
    text,
    ...(visitor !== undefined && { visitor }),
  })

export const problem = finding('problem')
export const warning = finding('warning')
export const note = finding('note')

/** 'ids 3, 7' or 'id 3'; of more than five only the first five. */
export function idsInWords(ids: readonly string[]): string {
  const named = ids.slice(0, 5).join(', ')
  return `${ids.length === 1 ? 'id' : 'ids'} ${named}${ids.length > 5 ? '…' : ''}`
}

/** '1 de 9' entries: how many of a list something is about. */
export const share = (part: readonly unknown[], whole: readonly unknown[]) => `${part.length} de ${whole.length}`

/** A quotation at the end of a sentence: «…», with a full stop unless it has its own. */
export const quotedAtEnd = (text: string) => `«${text}»${/[.…]$/.test(text) ? '' : '.'}`

/** What a person reads, as a sentence: 'Lee «…».' */
export const readsText = (text: string) => `Lee ${quotedAtEnd(text)}`
