import { Link } from 'react-router-dom'

import { settings } from '@/model/env'
import { paths } from '@/model/paths'
import { classNames } from '@/ui/classNames'
import { MuseumMark } from '@/art/MuseumMark'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './Brand.module.css'

/** The museum's logo and name, linked to the content site, or to the home page if no content site is configured. */
export function Brand({ size = 'm' }: { size?: 'm' | 'l' }) {
  const className = classNames(styles.brand, styles[size], 'ring-inside')
  const { contentSiteUrl } = settings
  return contentSiteUrl === '' ? (
    <Link className={className} to={paths.home}>
      <Lockup />
    </Link>
  ) : (
    <a className={className} href={contentSiteUrl} rel="noopener">
      <Lockup /> <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
    </a>
  )
}

function Lockup() {
  return (
    <>
      <MuseumMark />
      <span className={styles.name}>
        <span className={styles.kind}>Museo</span> Memoria y Tolerancia
      </span>
    </>
  )
}
