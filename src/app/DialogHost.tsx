import { Suspense } from 'react'

import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { modalClosed, selectFreePass, selectOpenModal } from '@/store/modalSlice'

import { DialogUnavailable } from './DialogUnavailable'
import { ErrorBoundary } from './ErrorBoundary'
import { page } from './page'
import { PassUnavailable } from './PassUnavailable'

const UnderConstructionDialog = page(
  () => import('@/features/site-status/UnderConstructionDialog'),
  'UnderConstructionDialog',
)
const PassDialog = page(() => import('@/features/pass/PassDialog'), 'PassDialog')
const ContactDialog = page(() => import('@/features/contact/ContactDialog'), 'ContactDialog')

/** The dialogs that any page can open. When one fails, the page stays as it is. */
export function DialogHost() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  return (
    <ErrorBoundary key={String(open)} fallback={DialogFailure}>
      <Suspense>
        <OpenDialog onClose={() => dispatch(modalClosed())} />
      </Suspense>
    </ErrorBoundary>
  )
}

function DialogFailure({ error }: { error: unknown }) {
  const dispatch = useAppDispatch()
  const isPass = useAppSelector(selectOpenModal) === 'pass'
  const close = () => dispatch(modalClosed())
  return (
    <DialogUnavailable error={error} onClose={close}>
      {isPass ? <PassUnavailable onClose={close} /> : 'No pudimos abrir esta ventana. Puede ser la conexión.'}
    </DialogUnavailable>
  )
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const open = useAppSelector(selectOpenModal)
  const user = useAppSelector(selectUser)
  const freePass = useAppSelector(selectFreePass)
  if (open === 'underConstruction') return <UnderConstructionDialog onClose={onClose} />
  if (open === 'contact') return <ContactDialog onClose={onClose} />
  if (open === 'pass' && user) return <PassDialog user={user} freePass={freePass} />
  return null
}
