import { loadTopics } from '@/store/authSlice'
import type { AppThunk } from '@/store/store'
import { loadSchedules } from '@/store/visitRequestSlice'

import type { ThunkRow } from './thunkRow'

const listRow = (path: string, thunk: ThunkRow['thunk'] & (() => AppThunk)): ThunkRow => ({
  thunk,
  call: ['get', path],
  start: (dispatch) => Promise.resolve(dispatch(thunk())),
})

/** A list that everybody may read, and one that wants a session. All others are made by the same `listThunk`. */
export const lists: ThunkRow[] = [listRow('/themes', loadTopics), listRow('/schedules', loadSchedules)]
