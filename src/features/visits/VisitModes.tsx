import { advantages, visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import { Stack } from '@/ui/layout/layout'

import styles from './VisitModes.module.css'

/** Compares the two ways to visit, topic by topic. On wide screens, the names below the pictures are column headings. */
export function VisitModes() {
  return (
    <Stack gap={3}>
      <Stack gap={2} className={styles.row}>
        <div className={styles.pair}>
          {visitModes.map(({ id, name }) => (
            <Stack gap={3} key={id}>
              <Picture {...visitModePictures[id]} shape="landscape" eager />
              <p className="h3">{name}</p>
            </Stack>
          ))}
        </div>
      </Stack>
      <div className="rows">
        {Object.entries(advantages).map(([topic, texts]) => (
          <Stack as="section" gap={2} key={topic} className={styles.row} aria-label={topic}>
            <h2 className="h4">{topic}</h2>
            <dl className={styles.pair}>
              {visitModes.map(({ id, name }, index) => (
                <div key={id}>
                  <dt className="small muted">{name}</dt>
                  <dd>{texts[index]}</dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
      </div>
    </Stack>
  )
}
