import type { UnknownAction } from '@reduxjs/toolkit'
import axios from 'axios'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'

/** A heading, with a call and an action behind it. */
export function Hello({ onAnswer }: { onAnswer: () => UnknownAction }) {
  const dispatch = useDispatch()
  useEffect(() => {
    void axios.get('/hello.json').then(() => dispatch(onAnswer()))
  }, [dispatch, onAnswer])
  return <h1>Hola</h1>
}
