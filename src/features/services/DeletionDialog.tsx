import { useRef } from 'react'

import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { modalClosed, selectModal } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster, Stack } from '@/ui/layout/layout'

export function DeletionDialog({ onDelete }: { onDelete: () => void }) {
  const dispatch = useAppDispatch()
  const { open, title, description } = useAppSelector(selectModal)
  const cancel = useRef<HTMLButtonElement>(null)
  if (open !== 'delete') return null

  const close = () => dispatch(modalClosed())

  return (
    <Dialog title={title} size="s" initialFocus={cancel} onClose={close}>
      <Stack gap={6}>
        <p>{description}</p>
        <Cluster gap={3}>
          <Button ref={cancel} tone="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button
            tone="danger"
            icon="trash"
            onClick={() => {
              onDelete()
              close()
            }}
          >
            Eliminar
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}
