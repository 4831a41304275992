import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'

/** The information that teachers need to fill in the form. */
export function WhatYouNeed() {
  return (
    <Panel title="Ten a la mano">
      <Stack as="ul" gap={2} className="bullets">
        <li>El sostenimiento y el nivel educativo de tu escuela.</li>
        <li>Su dirección completa, con código postal.</li>
        <li>La razón de tu solicitud, en dos o tres frases.</li>
      </Stack>
      <p>
        <Link to={paths.sponsorshipRequirements}>Ver los requisitos de patrocinio</Link>
      </p>
      <p className="small muted">Guardamos tu avance en este equipo: puedes salir y continuar después.</p>
    </Panel>
  )
}
