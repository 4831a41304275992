import type { Settings } from './settings'

declare const SITE_SETTINGS: Settings

/** The settings of this build, checked when it was started or built. */
export const settings: Settings = SITE_SETTINGS
