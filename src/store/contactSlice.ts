import { createSlice } from '@reduxjs/toolkit'

import { isRequestOf, updateRequests, type WithRequests } from './request'

const initialState: WithRequests = { requests: {} }

export const contactSlice = createSlice({
  name: 'contact',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isRequestOf('contact'), updateRequests)
  },
})
