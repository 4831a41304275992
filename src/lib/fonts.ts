import { stored } from './browserStorage'

/** Whether this browser has had our fonts lately, and likely has them still: `firstScript` then shows them at once. */
export const fontsWereLoaded = stored('letras', (value) => (value === true ? true : null))
