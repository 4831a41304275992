import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'
import { Stack } from '@/ui/layout/layout'

import { type QuoteProps, ShareQuoteLinks } from './ShareQuoteLinks'

interface PrincipalPanelProps extends QuoteProps {
  /** Whether the message would say more than the number of the request. */
  hasMessage: boolean
  onOpenSheet: () => void
}

/** Offers the price estimate for the school's principal, as a sheet to sign or as a message. */
export function PrincipalPanel({ visit, school, hasMessage, onOpenSheet }: PrincipalPanelProps) {
  return (
    <Panel title="Para tu directora o director">
      <p>
        {`Una hoja con el costo, los objetivos y una línea para firmar${hasMessage ? ', o los mismos datos en un mensaje' : ''}.`}
      </p>
      <Button tone="secondary" block onClick={onOpenSheet}>
        Hoja para la dirección
      </Button>
      {hasMessage && (
        <Stack gap={1} align="start">
          <ShareQuoteLinks visit={visit} school={school} />
        </Stack>
      )}
    </Panel>
  )
}
