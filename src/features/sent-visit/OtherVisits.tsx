import { Link } from 'react-router-dom'

import noVisit from '@/art/e1-sin-visita.svg'
import { telephoneLink } from '@/lib/addresses'
import { formatDate } from '@/lib/dateTexts'
import { settings } from '@/model/env'
import { paths } from '@/model/paths'
import { sentVisitPath, visitMessagePath } from '@/model/links'
import type { SentVisit } from '@/model/visits'
import { ButtonLink } from '@/ui/ButtonLink'
import { Panel } from '@/ui/Panel'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'

export function OtherVisits({ visits }: { visits: SentVisit[] }) {
  return (
    <Stack as="ul" gap={3} className="no-print">
      {visits.map((visit) => (
        <li key={visit.appointmentId}>
          {/* `Arrival` scrolls only when the path changes. */}
          <Link to={sentVisitPath(visit.appointmentId)} onClick={() => window.scrollTo(0, 0)}>
            Folio {visit.appointmentId}
          </Link>
          {visit.service && `, ${visit.service.name}`}
          {visit.date && `, para el ${formatDate(visit.date)}`}
        </li>
      ))}
    </Stack>
  )
}

/** Shown if this device knows no visit request, or if the number (folio) in the URL is malformed. */
export function UnknownVisit({ isWrongFolio, others }: { isWrongFolio: boolean; others: SentVisit[] }) {
  const { phone } = settings.museum
  return (
    <Page title="Tu visita">
      <Panel
        tone="empty"
        art={noVisit}
        title={isWrongFolio ? 'Ese folio no es de una solicitud' : 'No conocemos tu folio en este dispositivo'}
      >
        <p className="muted">
          Si no tienes a la mano tu folio, llama al museo o <Link to={visitMessagePath('')}>escríbenos</Link>.
        </p>
        <Cluster gap={3}>
          <ButtonLink href={telephoneLink(phone)} icon="phone">
            {phone}
          </ButtonLink>
          <ButtonLink to={paths.visitRequest} tone="secondary">
            Solicitar visita
          </ButtonLink>
        </Cluster>
      </Panel>
      {others.length > 0 && (
        <Panel title="Tus otras solicitudes" tone="ruled">
          <OtherVisits visits={others} />
        </Panel>
      )}
    </Page>
  )
}
