import { Suspense } from 'react'
import { Link } from 'react-router-dom'

import { messages } from '@/lib/messages'
import { NewVersionError } from '@/lib/newVersion'
import { paths } from '@/model/paths'
import { useAppDispatch, useAppSelector, useUser } from '@/store/hooks'
import { modalClosed, selectOpenModal } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { lazyNamed } from '@/ui/lazyNamed'
import { Cluster } from '@/ui/layout/layout'

import styles from './DialogHost.module.css'
import { ErrorBoundary } from './ErrorBoundary'

const UnderConstructionDialog = lazyNamed(
  () => import('@/features/site-status/UnderConstructionDialog'),
  'UnderConstructionDialog',
)
const PassDialog = lazyNamed(() => import('@/features/pass/PassDialog'), 'PassDialog')
const ContactDialog = lazyNamed(() => import('@/features/contact/ContactDialog'), 'ContactDialog')

/** The dialogs that any page can open. An error in a dialog leaves the page intact. */
export function DialogHost() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  const user = useUser()
  const close = () => dispatch(modalClosed())
  return (
    <ErrorBoundary key={String(open)} fallback={DialogFailure}>
      <Suspense>
        {open === 'underConstruction' && <UnderConstructionDialog onClose={close} />}
        {open === 'contact' && <ContactDialog onClose={close} />}
        {open === 'pass' && user && <PassDialog user={user} />}
      </Suspense>
    </ErrorBoundary>
  )
}

/** Shown instead of a dialog that failed. Must not import lazy-loaded code. */
function DialogFailure({ error }: { error: unknown }) {
  const dispatch = useAppDispatch()
  const isPass = useAppSelector(selectOpenModal) === 'pass'
  const close = () => dispatch(modalClosed())
  const what = isPass ? <PassElsewhere onClose={close} /> : 'No pudimos abrir esta ventana. Puede ser la conexión.'
  return (
    <Cluster gap={3} justify="between" className={styles.notice} role="alert">
      <p>{error instanceof NewVersionError ? messages.newVersion : what}</p>
      <Button size="s" onClick={() => window.location.reload()}>
        Volver a cargar
      </Button>
      <Button tone="secondary" size="s" onClick={close}>
        Cerrar
      </Button>
    </Cluster>
  )
}

function PassElsewhere({ onClose }: { onClose: () => void }) {
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
