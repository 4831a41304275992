import type { ReactNode } from 'react'

import ticket from '@/art/umbral-ancho.svg'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'

import styles from './TicketPanel.module.css'

/** A card about the courtesy pass, with a drawing beside its text. */
export function TicketPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <Cluster gap={5}>
        <img className={styles.art} src={ticket} alt="" width="340" height="230" />
        <Stack gap={4} className={styles.text}>
          {children}
        </Stack>
      </Cluster>
    </Panel>
  )
}
