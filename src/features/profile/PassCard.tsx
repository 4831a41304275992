import type { FreePass } from '@/model/freePass'
import { useAppDispatch } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'

import { TicketPanel } from './TicketPanel'

interface PassCardProps {
  freePass: FreePass
  /** Whether this is the page's main card, which has a drawing. */
  isMain: boolean
}

/** The account page's card for an unused courtesy pass. */
export function PassCard({ freePass, isMain }: PassCardProps) {
  const dispatch = useAppDispatch()
  const title = 'Mi pase de cortesía'
  const content = (
    <>
      <p>Una entrada a la exposición permanente. Tráela impresa.</p>
      <div>
        <Button
          tone={isMain ? 'primary' : 'plain'}
          size={isMain ? 'm' : 's'}
          onClick={() => dispatch(passRequested(freePass))}
        >
          Ver mi pase
        </Button>
      </div>
    </>
  )
  if (isMain) return <TicketPanel title={title}>{content}</TicketPanel>
  return (
    <Panel tone="ruled" title={title}>
      {content}
    </Panel>
  )
}
