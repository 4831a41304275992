import { lazy, Suspense, useState } from 'react'

import { currentCode } from '@/lib/newVersion'
import { useAppSelector } from '@/store/hooks'
import { selectOpenModal } from '@/store/modalSlice'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'

// Brings what forms need: only who comes near it pays for it.
const Contact = lazy(async () => ({ default: (await currentCode(() => import('./Contact'))).Contact }))

/** The contact form at the end of a page, which loads when somebody comes near. */
export function LazyContact({ isNear }: { isNear: boolean }) {
  const isInDialog = useAppSelector(selectOpenModal) === 'contact'
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)

  const onItsWay = (
    <LoadingBlock label="Cargando el formulario de contacto…">
      <Skeleton height="26rem" />
    </LoadingBlock>
  )
  // One form at a time: while the dialog has it, what was written is there.
  if (!wasNear || isInDialog) return onItsWay
  return (
    <Suspense fallback={onItsWay}>
      <Contact />
    </Suspense>
  )
}
