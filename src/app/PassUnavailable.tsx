import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'

import styles from './PassUnavailable.module.css'

/** The pass could not be shown. Made of what is always loaded; the page under it stays usable. */
export function PassUnavailable({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>
        <strong>No pudimos mostrar tu pase de cortesía.</strong> Puede ser la conexión. El pase sigue siendo tuyo: lo
        encuentras en{' '}
        <Link to={paths.account} onClick={onClose}>
          Mi cuenta
        </Link>
        .
      </p>
      <Button tone="secondary" size="s" onClick={onClose}>
        Cerrar
      </Button>
    </div>
  )
}
