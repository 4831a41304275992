import { advantages, visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import { Stack, Tiles } from '@/ui/layout/layout'

import styles from './VisitModes.module.css'

/** The two ways to visit, one below the other on phones. */
export function VisitModes() {
  return (
    <Tiles gap={7}>
      {visitModes.map(({ id, name }, index) => (
        <Stack as="section" gap={4} key={id} className={styles.mode} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <Picture {...visitModePictures[id]} shape="landscape" eager={index === 0} />
          <dl className={`${styles.topics} rows`}>
            {Object.entries(advantages).map(([topic, texts]) => (
              <div key={topic}>
                <dt>
                  <strong>{topic}</strong>
                </dt>
                <dd>{texts[index]}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      ))}
    </Tiles>
  )
}
