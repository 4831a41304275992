import { advantages, visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
import { classNames } from '@/ui/classNames'
import { Picture } from '@/ui/Picture'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './VisitModes.module.css'

/** Compares the two ways to visit. A row's cells are below its topic. */
export function VisitModes() {
  return (
    <table className={styles.modes}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Tema</VisuallyHidden>
          </th>
          {visitModes.map(({ id, name }) => (
            <th key={id} scope="col">
              <span className={classNames(styles.name, 'h2')}>{name}</span>
              <Picture {...visitModePictures[id]} shape="landscape" eager />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(advantages).map(([topic, texts]) => (
          <tr key={topic}>
            <th scope="row">{topic}</th>
            {texts.map((text) => (
              <td key={text}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
