import type { FreePass } from '@/lib/freePass'
import { useAppDispatch } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'

interface PassCardProps {
  /** Null when the API does not say whether there is one. */
  freePass: FreePass | null
}

export function PassCard({ freePass }: PassCardProps) {
  const dispatch = useAppDispatch()
  return (
    <Panel title="Mi pase de cortesía">
      {freePass === false ? (
        <p>No tienes un pase por usar.</p>
      ) : (
        <>
          <p>Una entrada a la exposición permanente. Tráela impresa.</p>
          <div>
            <Button tone="secondary" onClick={() => dispatch(passRequested(freePass ?? true))}>
              Ver mi pase
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
