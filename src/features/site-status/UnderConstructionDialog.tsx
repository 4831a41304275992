import { Link } from 'react-router-dom'

import doorBeingBuilt from '@/art/e5-en-construccion.svg'
import { paths } from '@/model/paths'
import { Dialog } from '@/ui/dialog/Dialog'
import { Stack } from '@/ui/layout/layout'

import styles from './UnderConstructionDialog.module.css'

const otherPages = [
  ['Ir a inicio', paths.home],
  ['Ver las visitas escolares', paths.visits],
  ['Ver los recursos educativos', paths.resources],
] as const

/** Opened by links to pages that do not exist yet. */
export function UnderConstructionDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Sitio en construcción" onClose={onClose}>
      <div className={styles.layout}>
        <img className={styles.art} src={doorBeingBuilt} alt="" width="320" height="240" />
        <Stack gap={3}>
          <p>Esta página todavía no está disponible. Mientras tanto, te invitamos a explorar otras secciones.</p>
          <Stack as="ul" gap={1}>
            {otherPages.map(([label, to]) => (
              <li key={to}>
                <Link className={styles.page} to={to} onClick={onClose}>
                  {label}
                </Link>
              </li>
            ))}
          </Stack>
        </Stack>
      </div>
    </Dialog>
  )
}
