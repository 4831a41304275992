import { createContext, type ReactNode } from 'react'

interface Site {
  /** The last part of every document title. */
  name: string
  mark: ReactNode
  address: string
  /** The phone number of `TelephoneLink` and of papers. */
  phone: string
  privacyNoticeUrl: string
}

export const SiteContext = createContext<Site>({ name: '', mark: null, address: '', phone: '', privacyNoticeUrl: '' })
