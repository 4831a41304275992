import { visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
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
          <Heading className={styles.name} id={id}>
            {name}
          </Heading>
          <p className={styles.summary}>{summary}</p>
          <Picture {...visitModePictures[id]} shape="landscape" className={styles.picture} eager={eager} />
          {detailed && (
            <dl>
              {advantages.map(({ title, text }) => (
                <div className={styles.advantage} key={title}>
                  <dt className={styles.title}>{title}</dt>
                  <dd className={styles.text}>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  )
}
