import doorBeingBuilt from '@/art/e5-en-construccion.svg'
import { Dialog } from '@/ui/Dialog'

import { underConstruction } from './underConstruction'
import styles from './UnderConstructionDialog.module.css'
import { WaysOn } from './WaysOn'

/** For links to what is not there yet. Its cross, Esc and the backdrop close it. */
export function UnderConstructionDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={underConstruction.title} onClose={onClose}>
      <div className={styles.layout}>
        <img className={styles.art} src={doorBeingBuilt} alt="" width="320" height="240" />
        <div className={styles.words}>
          <p>{underConstruction.text}</p>
          <WaysOn onChoose={onClose} />
        </div>
      </div>
    </Dialog>
  )
}
