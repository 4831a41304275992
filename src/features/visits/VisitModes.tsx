import { visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { Picture } from '@/ui/Picture'

import styles from './VisitModes.module.css'

interface VisitModesProps {
  heading: 'h2' | 'h3'
  /** Whether to list the advantages of each mode. */
  detailed?: boolean
  /** Whether to load the images immediately. Set this in the first viewport. */
  eager?: boolean
}

/** In-person and virtual visits, side by side. */
export function VisitModes({ heading: Heading, detailed = false, eager = false }: VisitModesProps) {
  return (
    <div className={styles.modes}>
      {visitModes.map(({ id, name, summary, advantages }) => (
        <section key={id} aria-labelledby={id}>
          <Heading className="h2" id={id}>
            {name}
          </Heading>
          <p className={classNames(styles.summary, 'lead muted')}>{summary}</p>
          <Picture {...visitModePictures[id]} shape="landscape" className={styles.picture} eager={eager} />
          {detailed && (
            <dl className="rows">
              {advantages.map(({ title, text }) => (
                <Stack gap={1} key={title}>
                  <dt className="h3">{title}</dt>
                  <dd className="muted">{text}</dd>
                </Stack>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  )
}
