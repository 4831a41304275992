import closedDoor from '@/art/umbral-cerrado.svg'
import ticket from '@/art/umbral-ancho.svg'
import type { FreePass } from '@/model/freePass'
import { paths } from '@/model/paths'
import { useAppDispatch } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Cluster } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'

interface PassCardProps {
  /** False if the pass is used. */
  freePass: FreePass
  /** Whether this is the page's main card, with a picture. */
  isMain: boolean
  tone: 'primary' | 'secondary'
}

export function PassCard({ freePass, isMain, tone }: PassCardProps) {
  const dispatch = useAppDispatch()
  const isUsed = freePass === false
  const art = isUsed ? closedDoor : ticket
  return (
    <Panel title={isUsed ? 'Ya usaste tu pase' : 'Tu pase'} art={isMain ? art : undefined}>
      <Cluster gap={4} justify="between">
        {isUsed ? (
          <>
            <p>Tu entrada de cortesía era para una sola visita.</p>
            <ButtonLink tone={tone} to={paths.families}>
              Horario y precios
            </ButtonLink>
          </>
        ) : (
          <>
            <div>
              <p>Vale por una entrada a la exposición permanente.</p>
              <p>Tráelo impreso.</p>
            </div>
            <Button tone={tone} onClick={() => dispatch(passRequested(freePass))}>
              Ver tu pase
            </Button>
          </>
        )}
      </Cluster>
    </Panel>
  )
}
