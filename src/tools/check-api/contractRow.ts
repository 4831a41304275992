/** A call of the platform to the museum's API. */
export interface ContractCall {
  /** Method and path after `/api/v1`, with its query. Names in braces stand for values, such as `{userId}`. */
  call: `${'GET' | 'POST' | 'PATCH'} /${string}`
  /** When the session's token travels: if there is a session, or always, because the call is about a person. Else never. */
  token?: 'with a session' | 'always'
  /** The JSON that is sent for the example, where a POST or PATCH sends something else than the example. */
  body?: object
  /** The body travels inside `{"user": …}` where VITE_API_WRAP_USER says so. */
  isWrapped?: true
  /** What an answer has to be: contractPage.ts says each in words. */
  expects: 'list' | 'resource' | 'session' | 'questions' | 'pdf' | 'word' | 'done' | 'anything'
  /** The attributes that the platform reads of a resource, besides its id. */
  reads?: string[]
  /** For people, in Spanish: what the rest of the row does not say. */
  remark?: string
  /** For people, in Spanish: what the call changes. Calls without it change nothing. */
  changes?: string
}

/** A call, and how the platform makes it. */
export interface ContractRow<Needed, Result> extends ContractCall {
  /** The function of src/api that makes the call. */
  send: (needed: Needed) => Promise<Result>
  /** What it may be made with: an id for its path, or what it sends. */
  example: NoInfer<Needed>
}

/** A row of the contract, which can also be sent with its example. */
export const row = <Needed, Result>(contractRow: ContractRow<Needed, Result>) => ({
  ...contractRow,
  sendExample: () => contractRow.send(contractRow.example),
})

/** The name of a call, as people write it: without a query that says nothing of what it is about. */
export const nameOf = ({ call }: ContractCall) => call.replace(/\?(?:locale|token_qr)=.*$/, '')

/** The JSON that a row sends for its example; null for none. */
export const exampleBody = ({ call, body, example }: ContractCall & { example: unknown }) =>
  call.startsWith('GET') ? null : (body ?? example)
