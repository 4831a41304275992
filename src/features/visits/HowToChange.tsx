import { Link } from 'react-router-dom'

import { visitMessagePath } from '@/model/links'
import { TelephoneLink } from '@/ui/TelephoneLink'

/** Asks teachers to phone or to write, because the API cannot change or cancel a visit. */
export const HowToChange = ({ folio }: { folio: string }) => (
  <p>
    Para cambiarla o cancelarla, llama al <TelephoneLink /> y di tu folio, o{' '}
    <Link to={visitMessagePath(folio)}>escríbenos</Link>.
  </p>
)
