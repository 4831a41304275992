import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { Panel } from '@/ui/Panel'

/** The information that teachers need to fill in the form. */
export function WhatYouNeed() {
  return (
    <Panel title="Ten a la mano">
      <p>La dirección de tu escuela y la razón de tu solicitud.</p>
      <p>
        <Link to={paths.sponsorshipRequirements}>Ver los requisitos de patrocinio</Link>
      </p>
    </Panel>
  )
}
