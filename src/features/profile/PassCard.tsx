import ticket from '@/art/umbral-ancho.svg'
import type { FreePass } from '@/model/freePass'
import { useAppDispatch } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'

interface PassCardProps {
  freePass: FreePass
  /** Whether this is the page's main card, which has a drawing. */
  isMain: boolean
}

export function PassCard({ freePass, isMain }: PassCardProps) {
  const dispatch = useAppDispatch()
  return (
    <Panel title="Mi pase de cortesía" tone={isMain ? 'card' : 'ruled'} {...(isMain && { art: ticket })}>
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
    </Panel>
  )
}
