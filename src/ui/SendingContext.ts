import { createContext } from 'react'

/** Whether the form around a control is sending. Locks other controls: a success would discard their input. */
export const SendingContext = createContext(false)
