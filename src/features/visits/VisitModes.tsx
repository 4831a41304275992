import { visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { Picture } from '@/ui/Picture'

import styles from './VisitModes.module.css'

export function VisitModes() {
  return (
    <div className={styles.modes}>
      {visitModes.map(({ id, name, summary, advantages }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <p className={classNames(styles.summary, 'lead muted')}>{summary}</p>
          <Picture {...visitModePictures[id]} shape="landscape" className={styles.picture} eager />
          <dl className="rows">
            {advantages.map(({ title, text }) => (
              <Stack gap={1} key={title}>
                <dt className="h3">{title}</dt>
                <dd className="muted">{text}</dd>
              </Stack>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
