import { Link } from 'react-router-dom'

import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/model/env'
import { visitMessagePath } from '@/model/links'

const { phone } = settings.museum

/** Asks teachers to phone or to write, because the API cannot change or cancel a visit. */
export function HowToChange({ folio }: { folio: string }) {
  return (
    <p>
      Para cambiarla o cancelarla, llama al <a href={telephoneLink(phone)}>{phone}</a> y di tu folio, o{' '}
      <Link to={visitMessagePath(folio)}>escríbenos</Link>.
    </p>
  )
}
