import door from '@/art/umbral-boleto.svg'
import type { FreePass } from '@/lib/freePass'
import { useAppDispatch } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'

import styles from './PassCard.module.css'

interface PassCardProps {
  freePass: FreePass
  /** Whether this is the page's main card, which has a drawing. */
  isMain: boolean
}

/** The account page's card for an unused courtesy pass. */
export function PassCard({ freePass, isMain }: PassCardProps) {
  const dispatch = useAppDispatch()
  const card = (
    <Panel tone={isMain ? 'card' : 'ruled'} title="Mi pase de cortesía">
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
  if (!isMain) return card
  return (
    <div className={styles.ticket}>
      {card}
      <img className={styles.door} src={door} alt="" width="200" height="260" />
    </div>
  )
}
