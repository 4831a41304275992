import { configureStore, createSlice } from '@reduxjs/toolkit'
import { lazy, Suspense } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

import { Hello } from './Hello'

const greeting = createSlice({
  name: 'greeting',
  initialState: { isAnswered: false },
  reducers: {
    answered: (state) => {
      state.isAnswered = true
    },
  },
})
const store = configureStore({ reducer: { greeting: greeting.reducer } })

const PlainForm = lazy(async () => ({ default: (await import('./PlainForm')).PlainForm }))

/** The least that can be made of the application's libraries. */
export function Floor() {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/" element={<Hello onAnswer={greeting.actions.answered} />} />
            <Route path="/formulario" element={<PlainForm />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </Provider>
  )
}
