import { createContext } from 'react'

/**
 * Whether the form around a control is sending. Its fields and buttons, except the submit button, are then disabled,
 * because a success would discard input that was not sent.
 */
export const SendingContext = createContext(false)
