import { themes } from '@/content/themes'
import { themePath } from '@/lib/paths'
import { Icon } from '@/ui/Icon'

import styles from './ThemeGallery.module.css'
import { ThemeLink } from './ThemeLink'

export function ThemeGallery() {
  return (
    <ul className={styles.gallery}>
      {themes.map(({ id, name, line, art, path }) => (
        <li key={id}>
          <ThemeLink path={path} to={themePath(id)} className={styles.theme}>
            <img className={styles.art} src={art} alt="" width="480" height="640" loading="lazy" />
            <span className={styles.name}>
              {name} <Icon className={styles.icon} name="external" />
            </span>
            <span className={styles.line}>{line}</span>
          </ThemeLink>
        </li>
      ))}
    </ul>
  )
}
