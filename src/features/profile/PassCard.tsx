import closedDoor from '@/art/e1-sin-visita.svg'
import ticket from '@/art/umbral-ancho.svg'
import type { FreePass } from '@/model/freePass'
import { paths } from '@/model/paths'
import { useAppDispatch } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Panel } from '@/ui/Panel'

interface PassCardProps {
  /** False if the pass is used. */
  freePass: FreePass
  /** Whether this is the page's main card, which has a drawing. */
  isMain: boolean
}

export function PassCard({ freePass, isMain }: PassCardProps) {
  const dispatch = useAppDispatch()
  const tone = isMain ? 'card' : 'ruled'
  if (freePass === false) {
    return (
      <Panel title="Ya usaste tu pase" tone={tone} art={closedDoor}>
        <p>Tu entrada de cortesía era para una sola visita.</p>
        <div>
          <ButtonLink tone="secondary" size="s" to={paths.families}>
            Horario, precios y cómo llegar
          </ButtonLink>
        </div>
      </Panel>
    )
  }
  return (
    <Panel title="Mi pase de cortesía" tone={tone} {...(isMain && { art: ticket })}>
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
