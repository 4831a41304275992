import { useRef } from 'react'

import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster, Stack } from '@/ui/layout/layout'

interface DeletionDialogProps {
  serviceName: string
  onDelete: () => void
  onClose: () => void
}

/** Asks the teacher to confirm that a service is removed from the visit. */
export function DeletionDialog({ serviceName, onDelete, onClose }: DeletionDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title="¿Estás seguro?" size="s" initialFocus={cancel} onClose={onClose}>
      <Stack gap={6}>
        <p>{`El servicio «${serviceName}» se eliminará de tu visita.`}</p>
        <Cluster gap={3}>
          <Button ref={cancel} tone="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button tone="danger" icon="trash" onClick={onDelete}>
            Eliminar
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}
