import { lazy, Suspense } from 'react'

import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { modalClosed, selectOpenModal } from '@/store/modalSlice'

const UnderConstructionDialog = lazy(() =>
  import('@/features/site-status/UnderConstructionDialog').then((file) => ({ default: file.UnderConstructionDialog })),
)

/** The dialogs that any page may ask for. */
export function DialogHost() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  if (open !== 'underConstruction') return null
  return (
    <Suspense>
      <UnderConstructionDialog onClose={() => dispatch(modalClosed())} />
    </Suspense>
  )
}
