import type { Fault } from '../../embedded-api/http/faultRules'

/** What the server says about a refusal; it says so in every way that the calls read. */
export const DETAIL = 'Hoy no se puede: inténtalo mañana.'

const refusal = { errors: [{ detail: DETAIL }], error: DETAIL }

/** The columns of the matrix: what goes wrong with one call. Without a network nothing is asked of the server. */
export const columns = {
  '500': { status: 500 },
  '401': { status: 401, json: refusal },
  '404': { status: 404, json: refusal },
  '422 detail': { status: 422, json: refusal },
  '422': { status: 422, json: {} },
  HTML: { status: 200, body: 'html' },
  truncated: { body: 'truncated' },
  empty: { status: 200, body: 'empty' },
  'drop before': { drop: 'before' },
  'drop after': { drop: 'after' },
  '25 s': { delay: 25_000 },
  offline: null,
} as const satisfies Record<string, Omit<Fault, 'path'> | null>

export type Column = keyof typeof columns

/** In this order they stand in the grid. */
export const columnNames: Column[] = [
  '500',
  '401',
  '404',
  '422 detail',
  '422',
  'HTML',
  'truncated',
  'empty',
  'drop before',
  'drop after',
  '25 s',
  'offline',
]

/** In this order they are played: a doubt that an answer leaves behind does not colour the refusals. */
export const playingOrder = [
  '404',
  '422 detail',
  '422',
  '500',
  'HTML',
  'truncated',
  'empty',
  'drop before',
  'drop after',
  'offline',
  '25 s',
  '401',
] as const satisfies Column[]

/** The server answered that it will not. */
export const isRefusal = (column: Column) => ['401', '404', '422 detail', '422'].includes(column)

/** A 200 whose body is not looked at: to a call that reads nothing of its answer, it is a success. */
export const isOddSuccess = (column: Column) => column === 'truncated' || column === 'empty'

/** The server's own words, where it has some. */
export const hasDetail = (column: Column) => isRefusal(column) && column !== '422'
