import { lazy, Suspense } from 'react'

import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { modalClosed, selectFreePass, selectOpenModal } from '@/store/modalSlice'

import { ErrorBoundary } from './ErrorBoundary'
import { PassUnavailable } from './PassUnavailable'

const UnderConstructionDialog = lazy(() =>
  import('@/features/site-status/UnderConstructionDialog').then((file) => ({ default: file.UnderConstructionDialog })),
)
const PassDialog = lazy(() => import('@/features/pass/PassDialog').then((file) => ({ default: file.PassDialog })))

const ContactDialog = lazy(() =>
  import('@/features/contact/ContactDialog').then((file) => ({ default: file.ContactDialog })),
)

/** The dialogs that any page may ask for. */
export function DialogHost() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  const user = useAppSelector(selectUser)
  const freePass = useAppSelector(selectFreePass)
  const close = () => dispatch(modalClosed())
  if (open === 'underConstruction') {
    return (
      <Suspense>
        <UnderConstructionDialog onClose={close} />
      </Suspense>
    )
  }
  if (open === 'contact') {
    return (
      <Suspense>
        <ContactDialog onClose={close} />
      </Suspense>
    )
  }
  if (open === 'pass' && user) {
    return (
      <ErrorBoundary fallback={<PassUnavailable onClose={close} />}>
        <Suspense>
          <PassDialog user={user} freePass={freePass} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return null
}
