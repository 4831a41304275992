import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'

/** Shown in place of the dialog with the pass: why it failed, and where else the pass is. */
export function PassUnavailable({ onClose }: { onClose: () => void }) {
  return (
    <>
      <strong>No pudimos mostrar tu pase de cortesía.</strong> Puede ser la conexión. El pase sigue siendo tuyo: lo
      encuentras en{' '}
      <Link to={paths.account} onClick={onClose}>
        Mi cuenta
      </Link>
      .
    </>
  )
}
