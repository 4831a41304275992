import type { FreePass } from '@/lib/freePass'
import { useAppDispatch } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'

/** The account page's card for an unused courtesy pass. */
export function PassCard({ freePass }: { freePass: FreePass }) {
  const dispatch = useAppDispatch()
  return (
    <Panel title="Mi pase de cortesía">
      <p>Una entrada a la exposición permanente. Tráela impresa.</p>
      <div>
        <Button tone="secondary" onClick={() => dispatch(passRequested(freePass))}>
          Ver mi pase
        </Button>
      </div>
    </Panel>
  )
}
