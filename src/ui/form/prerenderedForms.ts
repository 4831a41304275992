import { createContext } from 'react'

/** The forms of the prerendered page. Each `Form` removes its own, so that forms of later pages start empty. */
export type PrerenderedForms = Set<HTMLFormElement>

/** Empty if the page was not prerendered. */
export const PrerenderedFormsContext = createContext<PrerenderedForms>(new Set())
