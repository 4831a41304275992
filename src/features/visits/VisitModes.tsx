import type { ReactNode } from 'react'

import { advantages, visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import { Columns, Stack } from '@/ui/layout/layout'

import styles from './VisitModes.module.css'

/** Compares the two ways to visit, topic by topic. From 40em, the headings stay visible. @param children beside the pictures */
export const VisitModes = ({ children }: { children: ReactNode }) => (
  <div className={styles.table}>
    <Columns gap={5} ratio="1:2" style={{ alignItems: 'end' }}>
      <Stack gap={2}>{children}</Stack>
      <div className={styles.pair}>
        {visitModes.map(({ id }) => (
          <Picture key={id} {...visitModePictures[id]} shape="landscape" eager />
        ))}
      </div>
    </Columns>
    <div className={`${styles.pair} ${styles.beside} ${styles.heads} h3`}>
      {visitModes.map(({ id, name }) => (
        <p key={id}>{name}</p>
      ))}
    </div>
    <div className="rows">
      {Object.entries(advantages).map(([topic, texts]) => (
        <Columns as="section" gap={2} ratio="1:2" key={topic} aria-label={topic}>
          <h2 className="h4">{topic}</h2>
          <dl className={styles.pair}>
            {visitModes.map(({ id, name }, index) => (
              <div key={id}>
                <dt className="small muted">{name}</dt>
                <dd>{texts[index]}</dd>
              </div>
            ))}
          </dl>
        </Columns>
      ))}
    </div>
  </div>
)
