import { useRef } from 'react'

import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { modalClosed, selectDeletion } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/ButtonRow'
import { Dialog } from '@/ui/Dialog'

interface DeletionDialogProps {
  /** Deletes what was asked about, given its id. */
  onDelete: (id: string) => void
}

/** Asks before something is deleted; open while the modal slice holds a deletion. */
export function DeletionDialog({ onDelete }: DeletionDialogProps) {
  const dispatch = useAppDispatch()
  const deletion = useAppSelector(selectDeletion)
  const cancel = useRef<HTMLButtonElement>(null)
  if (!deletion) return null

  const close = () => dispatch(modalClosed())

  return (
    <Dialog title={deletion.title} size="s" initialFocus={cancel} onClose={close}>
      <p>{deletion.description}</p>
      <ButtonRow>
        <Button ref={cancel} tone="secondary" onClick={close}>
          Cancelar
        </Button>
        <Button
          tone="danger"
          icon="trash"
          onClick={() => {
            onDelete(deletion.id)
            close()
          }}
        >
          Eliminar
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
