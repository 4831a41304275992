import type { Settings } from './settings'

declare const SITE_SETTINGS: Settings

/** The settings of this build. Vite replaces `SITE_SETTINGS` with the result of `readSettings`. */
export const settings: Settings = SITE_SETTINGS
