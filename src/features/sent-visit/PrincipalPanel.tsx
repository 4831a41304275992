import { Panel } from '@/ui/Panel'
import { Stack } from '@/ui/layout/layout'

import { PaperButton, type PaperButtonProps } from './PaperButton'
import { storedDetails } from './paperDetails'
import { type QuoteProps, ShareQuoteLinks } from './ShareQuoteLinks'

interface PrincipalPanelProps extends QuoteProps {
  userId: number
  sheet: PaperButtonProps
}

/** Offers the price estimate for the school's principal, as a sheet to sign or, if the day is known, as a message. */
export function PrincipalPanel({ userId, visit, school, sheet }: PrincipalPanelProps) {
  const details = storedDetails(userId, visit)
  const hasMessage = details.date !== ''
  return (
    <Panel title="Para tu directora o director">
      <p>
        {`Una hoja con el costo, los objetivos y una línea para firmar${hasMessage ? ', o los mismos datos en un mensaje' : ''}.`}
      </p>
      <PaperButton {...sheet}>Hoja para la dirección</PaperButton>
      {hasMessage && (
        <Stack gap={1} align="start">
          <ShareQuoteLinks visit={visit} school={school} details={details} />
        </Stack>
      )}
    </Panel>
  )
}
