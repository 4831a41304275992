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
  /** Whether this is the page's main card, with the primary button. */
  isMain: boolean
}

export function PassCard({ freePass, isMain }: PassCardProps) {
  const dispatch = useAppDispatch()
  if (freePass === false) {
    return (
      <Panel title="Ya usaste tu pase" art={closedDoor}>
        <p>Tu entrada de cortesía era para una sola visita.</p>
        <div>
          <ButtonLink tone={isMain ? 'primary' : 'secondary'} to={paths.families}>
            Horario y precios
          </ButtonLink>
        </div>
      </Panel>
    )
  }
  return (
    <Panel title="Tu pase" art={ticket}>
      <p>Vale por una entrada a la exposición permanente. Tráelo impreso.</p>
      <div>
        <Button tone={isMain ? 'primary' : 'secondary'} onClick={() => dispatch(passRequested(freePass))}>
          Ver tu pase
        </Button>
      </div>
    </Panel>
  )
}
