import { advantages, visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
import { classNames } from '@/ui/classNames'
import { Picture } from '@/ui/Picture'

import styles from './VisitModes.module.css'

/** The two ways to visit, one below the other on phones. In two columns, the same topics are beside each other. */
export function VisitModes() {
  return (
    <div className={styles.modes}>
      {visitModes.map(({ id, name }, index) => (
        <section key={id} className={styles.mode} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <Picture {...visitModePictures[id]} shape="landscape" eager={index === 0} />
          <dl className={classNames(styles.topics, 'rows')}>
            {Object.entries(advantages).map(([topic, texts]) => (
              <div key={topic}>
                <dt>
                  <strong>{topic}</strong>
                </dt>
                <dd>{texts[index]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
