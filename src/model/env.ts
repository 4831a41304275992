import type { Settings } from './settings'

declare const SITE_SETTINGS: Settings

/** The settings of this build. Vite replaces `SITE_SETTINGS` with the result of `readSettings`. */
export const settings: Settings = SITE_SETTINGS

/** The URL of a content site page; '' if no content site is configured. @param path begins with a slash */
export const contentSiteAddress = (path: string) => settings.contentSiteUrl && settings.contentSiteUrl + path
