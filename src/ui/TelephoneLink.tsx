import { useContext } from 'react'

import { telephoneLink } from '@/lib/addresses'

import { SiteContext } from './SiteContext'

/** The site's phone number, which phones call when it is pressed. */
export function TelephoneLink() {
  const { phone } = useContext(SiteContext)
  return <a href={telephoneLink(phone)}>{phone}</a>
}
