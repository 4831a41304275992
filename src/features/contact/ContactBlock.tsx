import { type ReactNode, Suspense, useRef, useState } from 'react'

import { hoursInWords, transport } from '@/content/practicalInfo'
import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/lib/env'
import { useAppSelector } from '@/store/hooks'
import { selectOpenModal } from '@/store/modalSlice'
import { Icon, type IconName } from '@/ui/Icon'
import { lazyNamed } from '@/ui/lazyNamed'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/layout/layout'
import { useInView } from '@/ui/useInView'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './ContactBlock.module.css'
import { MuseumMap } from './MuseumMap'

const { museum } = settings

/** The contact form beside where the museum is. @param children the form */
export function ContactBlock({ children }: { children: ReactNode }) {
  return (
    <div className={styles.block}>
      <div className={styles.form}>{children}</div>
      <Stack gap={4}>
        <MuseumMap />
        <ContactFacts />
        <VisitFacts />
      </Stack>
    </div>
  )
}

/** The museum's address and telephone number. */
export function ContactFacts() {
  return (
    <Stack as="dl" gap={4}>
      <Fact icon="pin" name="Dirección">
        {museum.address}
      </Fact>
      <Fact icon="phone" name="Teléfono">
        <a href={telephoneLink(museum.phone)}>{museum.phone}</a>
      </Fact>
    </Stack>
  )
}

/** How to come to the museum, and when. */
export function VisitFacts() {
  return (
    <Stack as="dl" gap={4}>
      <Fact icon="metro" name="Cómo llegar">
        {transport}
      </Fact>
      <Fact icon="clock" name="Días y horas">
        {hoursInWords}
      </Fact>
    </Stack>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

// Loads with the code of all forms, so only for visitors who scroll near it.
const ContactForm = lazyNamed(() => import('./ContactForm'), 'ContactForm')

/** The contact form at the end of a page, which loads when the visitor scrolls near it. */
export function LazyContact() {
  const ref = useRef<HTMLDivElement>(null)
  const isInDialog = useAppSelector(selectOpenModal) === 'contact'
  // From below by more, because the map and the footer are as high on a phone.
  const isNear = useInView(ref, '1600px 0px 800px')
  const [wasNear, setWasNear] = useState(false)
  if (isNear && !wasNear) setWasNear(true)

  const loading = (
    <LoadingBlock label="Cargando el formulario de contacto…">
      <Skeleton height="26rem" />
    </LoadingBlock>
  )
  // One form at a time: while the dialog is open, it has the input.
  return (
    <div ref={ref}>
      {wasNear && !isInDialog ? (
        // Inside the observed element, which has to be rendered to be near.
        <div className="no-print">
          <Suspense fallback={loading}>
            <ContactForm />
          </Suspense>
        </div>
      ) : (
        loading
      )}
    </div>
  )
}
