import { advantages, visitModes } from '@/content/advantages'
import { visitModePictures } from '@/content/pictures'
import { Picture } from '@/ui/Picture'

import styles from './VisitModes.module.css'

/** Compares the two ways to visit. The topic of a row is above its cells, so that a phone has room for both columns. */
export function VisitModes() {
  return (
    <table className={styles.modes}>
      <thead>
        <tr>
          {visitModes.map(({ id, name }) => (
            <th key={id} scope="col">
              <Picture {...visitModePictures[id]} shape="landscape" className={styles.picture} eager />
              <span className="h2">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      {advantages.map(({ topic, texts }) => (
        <tbody key={topic}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {topic}
            </th>
          </tr>
          <tr>
            {texts.map((text) => (
              <td key={text}>{text}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
