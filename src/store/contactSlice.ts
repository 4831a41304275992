import { createSlice } from '@reduxjs/toolkit'

export const contactSlice = createSlice({ name: 'contact', initialState: {}, reducers: {} })
