import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit'

import { messages } from '@/lib/messages'

import { apiThunk } from './apiThunk'
import { done, type Failure, failed, idle, loading, type RequestState } from './request'

/** A look-up list of the API, loaded once and kept. */
export interface List<Item> {
  items: Item[]
  request: RequestState
}

export const emptyList = <Item>(): List<Item> => ({ items: [], request: idle })

/** A thunk that loads a list, unless it is there or on its way. Its failure reads 'Error de servidor.' */
export function listThunk<Item, State>(
  type: string,
  load: () => Promise<Item[]>,
  select: (state: State) => List<unknown> | undefined,
) {
  return apiThunk<Item[], void, State>(type, load, {
    explain: () => ({ message: messages.listError }),
    condition: (state) => {
      const status = select(state)?.request.status ?? 'idle'
      return status === 'idle' || status === 'failed'
    },
  })
}

/** Keeps a list up with its thunk. */
export function addList<State, Item>(
  builder: ActionReducerMapBuilder<State>,
  thunk: Pick<AsyncThunk<Item[], void, { rejectValue: Failure }>, 'pending' | 'fulfilled' | 'rejected'>,
  select: (state: Draft<State>) => Draft<List<Item>>,
) {
  builder
    .addCase(thunk.pending, (state) => {
      select(state).request = loading
    })
    .addCase(thunk.fulfilled, (state, { payload }) => {
      const list: List<Item> = { items: payload, request: done('') }
      Object.assign(select(state), list)
    })
    .addCase(thunk.rejected, (state, { payload }) => {
      select(state).request = failed(payload)
    })
}
