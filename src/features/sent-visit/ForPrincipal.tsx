import type { SentVisit } from '@/lib/visits'
import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'
import { Cluster } from '@/ui/layout/layout'

import { quoteText } from './quoteText'
import { ShareQuote } from './ShareQuote'

interface ForPrincipalProps {
  visit: SentVisit
  /** Its name, or ''. */
  school: string
  /** The sheet was asked for. */
  onSheet: () => void
}

/** The pre-quote for the school's principal: as a sheet to sign, and in a message. */
export function ForPrincipal({ visit, school, onSheet }: ForPrincipalProps) {
  return (
    <Panel title="Para tu directora o director">
      <Cluster gap={3}>
        <Button tone="secondary" size="s" icon="print" onClick={onSheet}>
          Hoja para la dirección
        </Button>
        <ShareQuote text={quoteText(visit, school)} />
      </Cluster>
    </Panel>
  )
}
