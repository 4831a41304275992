import type { PassLink } from '@/model/freePass'

import { type DeskState, isOdd, otherReason, resultOf } from './deskState'

export interface Fact {
  term: string
  value: string
  short?: string | undefined
  /** Whether the value is the holder's name, which staff compare with an identity document. */
  isName?: true
}

const LONGEST_NAME = 72
const NAME_START = 40
const LONGEST_TOKEN = 12
const TOKEN_END = 6

/** Returns the beginning of a name that is too long to show; undefined for shorter names. */
export const shortName = (name: string) =>
  name.length > LONGEST_NAME ? `${Array.from(name).slice(0, NAME_START).join('')}…` : undefined

/** Returns the end of a token that is too long for a line; undefined for shorter tokens. */
const shortToken = (token: string) => (token.length > LONGEST_TOKEN ? `…${token.slice(-TOKEN_END)}` : undefined)

/** Returns the facts to show about a pass. Each value from the link gets a label, because a link can contain any text. */
export function factsOf({ fullname, token }: PassLink, state: DeskState): Fact[] {
  if (state.status === 'incomplete' || state.status === 'reading') return []
  const result = resultOf(state)
  // An odd or refused pass may not exist, unless the server refused it as used. The link may contain any name.
  const isDoubtful = isOdd(state) || (result !== null && otherReason(result) !== undefined)
  const holder: Fact = {
    term: isDoubtful ? 'El enlace dice' : 'A nombre de',
    value: fullname,
    short: shortName(fullname),
  }
  const name = fullname === '' ? [] : [isDoubtful ? holder : { ...holder, isName: true as const }]
  return [...name, { term: 'Código', value: token, short: shortToken(token) }]
}
