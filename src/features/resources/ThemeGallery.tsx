import { themes } from '@/content/themes'
import { Icon } from '@/ui/Icon'

import styles from './ThemeGallery.module.css'
import { ThemeLink } from './ThemeLink'

export function ThemeGallery() {
  return (
    <ul className={styles.gallery}>
      {themes.map(({ name, line, art, path }) => (
        <li key={name}>
          <ThemeLink path={path} className={styles.theme}>
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
