import { createContext, useContext } from 'react'

export const FormIdContext = createContext('form')

/** Returns the DOM id of the field `name`. Begins with the form's id, because two forms may share field names. */
export const useFieldId = (name: string) => `${useContext(FormIdContext)}-${name}`
