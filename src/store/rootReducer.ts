import { combineSlices } from '@reduxjs/toolkit'

import { authSlice } from './authSlice'
import { modalSlice } from './modalSlice'

/** The slices that come with the pages that need them; each adds itself here. */
export interface LazyLoadedSlices {}

/** What every page needs is here from the start; the rest is injected when its code is loaded. */
export const rootReducer = combineSlices(authSlice, modalSlice).withLazyLoadedSlices<LazyLoadedSlices>()
