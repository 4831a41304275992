import { lazy, Suspense, useRef, useState } from 'react'

import { currentCode } from '@/lib/newVersion'
import { useAppSelector } from '@/store/hooks'
import { selectOpenModal } from '@/store/modalSlice'
import { classNames } from '@/ui/classNames'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'
import { useInView } from '@/ui/useInView'
import { useRootMark } from '@/ui/useRootMark'

import styles from './ContactBlock.module.css'
import { ContactFacts } from './ContactFacts'
import { MuseumMap } from './MuseumMap'

// Brings what forms need: only who comes near it pays for it.
const Contact = lazy(async () => ({ default: (await currentCode(() => import('./Contact'))).Contact }))

/** The contact form beside where the museum is. */
export function ContactBlock() {
  const blockRef = useRef<HTMLDivElement>(null)
  const isNear = useInView(blockRef, '800px')
  const isInSight = useInView(blockRef)
  useRootMark('data-contact-in-sight', isInSight)
  const isInDialog = useAppSelector(selectOpenModal) === 'contact'
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)

  return (
    <div className={styles.block} ref={blockRef}>
      <div className={styles.form}>
        {/* One form at a time: while the dialog has it, what was written is there. */}
        {wasNear && !isInDialog ? (
          <Suspense fallback={<FormOnItsWay />}>
            <Contact />
          </Suspense>
        ) : (
          <FormOnItsWay />
        )}
      </div>
      <div className={classNames(styles.facts, 'below-fold')}>
        <MuseumMap />
        <ContactFacts />
      </div>
    </div>
  )
}

function FormOnItsWay() {
  return (
    <LoadingBlock label="Cargando el formulario de contacto…">
      <Skeleton height="26rem" />
    </LoadingBlock>
  )
}
