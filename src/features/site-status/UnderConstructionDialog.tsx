import { Link } from 'react-router-dom'

import doorBeingBuilt from '@/art/e5-en-construccion.svg'
import { paths } from '@/model/paths'
import { Dialog } from '@/ui/dialog/Dialog'
import { Stack } from '@/ui/layout/layout'

const otherPages = [
  ['Ir a inicio', paths.home],
  ['Ver las visitas escolares', paths.visits],
  ['Ver los recursos educativos', paths.resources],
] as const

/** Opened by links to pages that do not exist yet. */
export function UnderConstructionDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Sitio en construcción" onClose={onClose}>
      <Stack gap={4}>
        <img src={doorBeingBuilt} alt="" width="320" height="240" />
        <Stack gap={3}>
          <p>Esta página todavía no está disponible. Mientras tanto, te invitamos a explorar otras secciones.</p>
          <ul className="links">
            {otherPages.map(([label, to]) => (
              <li key={to}>
                <Link to={to} onClick={onClose}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </Stack>
    </Dialog>
  )
}
