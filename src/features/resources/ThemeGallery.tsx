import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { themePictures } from '@/content/pictures'
import { themes } from '@/content/themes'
import { contentSiteAddress } from '@/model/env'
import { themePath } from '@/model/paths'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './ThemeGallery.module.css'

export function ThemeGallery() {
  return (
    <ul className={styles.gallery}>
      {themes.map(({ id, name, path }) => (
        <li key={id}>
          <ThemeLink path={path} to={themePath(id)}>
            <Picture {...themePictures[id]} shape="portrait" className={styles.art} />
            <span className={classNames(styles.name, 'h3 hover-line')}>
              {name} <Icon size="inline" name={contentSiteAddress(path) === '' ? 'arrow' : 'external'} />
            </span>
          </ThemeLink>
        </li>
      ))}
    </ul>
  )
}

/** @param to our page on the same theme, used if no content site is configured */
function ThemeLink({ path, to, children }: { path: string; to: string; children: ReactNode }) {
  const href = contentSiteAddress(path)
  if (href === '') {
    return (
      <Link to={to} className={styles.theme}>
        {children}
      </Link>
    )
  }
  return (
    <a className={styles.theme} href={href} rel="noopener">
      {children} <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
    </a>
  )
}
