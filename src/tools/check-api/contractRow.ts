/** A call of the platform to the museum's API. */
export interface ContractCall {
  /** Method, path after `/api/v1` and query. Names in braces are placeholders, such as `{userId}`. */
  call: `${'GET' | 'POST' | 'PATCH'} /${string}`
  /** When the call sends the session's token; missing if it never does. */
  token?: 'with a session' | 'always'
  /** The sent JSON, if it differs from the example. */
  body?: object
  /** Whether VITE_API_WRAP_USER wraps the body in `{"user": …}`. */
  isWrapped?: true
  /** The expected response. contractPage.ts describes each kind. */
  expects: 'list' | 'resource' | 'session' | 'questions' | 'pdf' | 'word' | 'done' | 'anything'
  /** The attributes of a resource that the platform reads, in addition to the id. */
  reads?: string[]
  /** Spanish text: remarks. */
  remark?: string
  /** Spanish text: the effect of the call; missing if the call changes nothing. */
  changes?: string
}

/** A call with its function in src/api. */
export interface ContractRow<Needed, Result> extends ContractCall {
  /** The function of src/api that makes the call. */
  send: (needed: Needed) => Promise<Result>
  /** Example arguments: an id for the path, or the body. */
  example: NoInfer<Needed>
}

/** Adds a function to a row of the contract: `sendExample` makes the call with the row's example as its input. */
export const row = <Needed, Result>(contractRow: ContractRow<Needed, Result>) => ({
  ...contractRow,
  sendExample: () => contractRow.send(contractRow.example),
})

/** The call's short name: method and path. Omits queries that do not identify the call. */
export const nameOf = ({ call }: ContractCall) => call.replace(/\?(?:locale|token_qr)=.*$/, '')

/** Returns the JSON that a row sends for its example; null if the call has no body. */
export const exampleBody = ({ call, body, example }: ContractCall & { example: unknown }) =>
  call.startsWith('GET') ? null : (body ?? example)
