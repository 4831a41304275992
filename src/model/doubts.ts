import { type Lifetime, stored } from '@/lib/browserStorage'

/** The prefix of the stored doubts. */
export const DOUBTS = 'duda.'

/**
 * Marks a request that the server may have executed although no response arrived. The value is the id of the user who
 * was signed in, or ''. Without `about`, the request belongs to no user, and the mark lasts until the tab is closed.
 * @param requestKey the result of `requestKey`
 * @param about the value of the thunk's `about` option, or ''
 */
export const storedDoubt = (requestKey: string, about: string | number, lifetime?: Lifetime) =>
  stored(`${DOUBTS}${requestKey}`, (value) => (typeof value === 'string' ? value : null), {
    kind: about === '' ? 'session' : 'local',
    ...(lifetime && { lifetime }),
  })
