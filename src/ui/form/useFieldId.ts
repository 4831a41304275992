import { createContext, useContext } from 'react'

/** The id of the form around a field. */
export const FormIdContext = createContext('form')

/** The DOM id of the field `name`. It contains the form's id, because two forms of one page may have fields of the same name. */
export const useFieldId = (name: string) => `${useContext(FormIdContext)}-${name}`
