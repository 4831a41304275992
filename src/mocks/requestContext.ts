import { AsyncLocalStorage } from 'node:async_hooks'

interface RequestContext {
  /** The number of milliseconds by which the API's clock is ahead while it handles this request. */
  clock: number
  /** The links in the e-mails that the handler of this request sent. */
  links: string[]
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Runs a request's handler in a context, so that handlers do not have to pass the context on. */
export const inContext = <Result>(context: RequestContext, handle: () => Result): Result =>
  contexts.run(context, handle)

/** Returns the API's time: the system time plus the offset that a fault sets for this request. */
export const now = () => new Date(Date.now() + (contexts.getStore()?.clock ?? 0))

/** Records the links of an e-mail for the mail scanner. */
export function noteLinks(links: string[]): void {
  contexts.getStore()?.links.push(...links)
}
