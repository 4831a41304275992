import { settings } from './env'

/** The address of a page of the museum's content site; empty while no content site is configured. */
export const contentSiteAddress = (path: string) => settings.contentSiteUrl && settings.contentSiteUrl + path
