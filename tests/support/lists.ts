import { loadTopics } from '@/store/authSlice'
import type { AppThunk } from '@/store/store'
import { loadSchedules } from '@/store/visitRequestSlice'

import type { ThunkRow } from './thunkRow'

const listRow = (path: string, thunk: ThunkRow['thunk'] & (() => AppThunk)): ThunkRow => ({
  thunk,
  call: ['get', path],
  start: (dispatch) => Promise.resolve(dispatch(thunk())),
})

/** A public list, and a list that requires a session. `listThunk` creates all other lists in the same way. */
export const lists: ThunkRow[] = [listRow('/themes', loadTopics), listRow('/schedules', loadSchedules)]
