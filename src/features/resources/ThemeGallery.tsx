import { themePictures } from '@/content/pictures'
import { themes } from '@/content/themes'
import { settings } from '@/model/env'
import { themePath } from '@/model/paths'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'

import styles from './ThemeGallery.module.css'
import { ThemeLink } from './ThemeLink'

export function ThemeGallery() {
  return (
    <ul className={styles.gallery}>
      {themes.map(({ id, name, line, path }) => (
        <li key={id}>
          <ThemeLink path={path} to={themePath(id)} className={styles.theme}>
            <Picture {...themePictures[id]} shape="portrait" className={styles.art} />
            <span className={classNames(styles.name, 'h3')}>
              {name} <Icon className={styles.icon} name={settings.contentSiteUrl === '' ? 'arrow' : 'external'} />
            </span>
            <span className={styles.line}>{line}</span>
          </ThemeLink>
        </li>
      ))}
    </ul>
  )
}
