import { type ReactNode, useRef } from 'react'

import { useInView } from '@/ui/useInView'
import { useRootMark } from '@/ui/useRootMark'

import styles from './ContactBlock.module.css'
import { ContactFacts } from './ContactFacts'
import { MuseumMap } from './MuseumMap'

interface ContactBlockProps {
  /** The form. Receives whether somebody has come near. */
  children: (isNear: boolean) => ReactNode
}

/** The contact form beside where the museum is. */
export function ContactBlock({ children }: ContactBlockProps) {
  const blockRef = useRef<HTMLDivElement>(null)
  const isNear = useInView(blockRef, '800px')
  useRootMark('data-contact-in-sight', useInView(blockRef))

  return (
    <div className={styles.block} ref={blockRef}>
      <div className={styles.form}>{children(isNear)}</div>
      <div className={styles.facts}>
        <MuseumMap />
        <ContactFacts />
      </div>
    </div>
  )
}
