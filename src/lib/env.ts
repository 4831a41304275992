import type { Settings } from './settings'

declare const SITE_SETTINGS: Settings

/** The settings of this build. Vite replaces `SITE_SETTINGS` with the result of `readSettings`. */
export const settings: Settings = SITE_SETTINGS

/** The URL of a page of the content site; '' when none is configured. @param path with its slash */
export const contentSiteAddress = (path: string) => settings.contentSiteUrl && settings.contentSiteUrl + path
