import { UnderConstructionDialog } from '@/features/site-status/UnderConstructionDialog'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { modalClosed, selectOpenModal } from '@/store/modalSlice'

/** The dialogs that any page may ask for. */
export function DialogHost() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  if (open === 'underConstruction') return <UnderConstructionDialog onClose={() => dispatch(modalClosed())} />
  return null
}
