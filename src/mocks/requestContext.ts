import { AsyncLocalStorage } from 'node:async_hooks'

interface RequestContext {
  /** Milliseconds by which the API's clock is ahead while it handles this request. */
  clock: number
  /** The links of the e-mails that this request caused. */
  links: string[]
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Handles one request in its context, which the handlers then need not pass on. */
export const inContext = <Result>(context: RequestContext, handle: () => Result): Result =>
  contexts.run(context, handle)

/** The API's time: the computer's, unless a fault moves its clock for this request. */
export const now = () => new Date(Date.now() + (contexts.getStore()?.clock ?? 0))

/** Notes the links of an e-mail for the mail scanner. */
export function noteLinks(links: string[]): void {
  contexts.getStore()?.links.push(...links)
}
