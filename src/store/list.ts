import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit'

import { messages } from '@/lib/messages'

import { apiThunk } from './apiThunk'
import { addRequest, idle, type RequestState, type ShownThunk } from './request'

/** A look-up list of the API, loaded once and kept. */
export interface List<Item> {
  items: Item[]
  request: RequestState
}

export const emptyList = <Item>(): List<Item> => ({ items: [], request: idle })

/** A thunk that loads a list, unless it holds something or is on its way. Its failure reads 'Error de servidor.' */
export function listThunk<Item, State>(
  type: string,
  load: () => Promise<Item[]>,
  select: (state: State) => List<unknown> | undefined,
) {
  return apiThunk<Item[], void, State>(type, load, {
    explain: () => ({ message: messages.listError }),
    condition: (state) => {
      const list = select(state)
      return list === undefined || (list.items.length === 0 && list.request.status !== 'loading')
    },
  })
}

/** Keeps a list up with its thunk. */
export function addList<State, Item>(
  builder: ActionReducerMapBuilder<State>,
  thunk: ShownThunk<Item[], void>,
  select: (state: Draft<State>) => Draft<List<Item>>,
) {
  addRequest(
    builder,
    thunk,
    (state, request, items) => {
      Object.assign(select(state), { request }, items && { items })
    },
    () => '',
  )
}
