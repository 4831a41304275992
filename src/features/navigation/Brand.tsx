import { Link } from 'react-router-dom'

import { settings } from '@/lib/env'
import { paths } from '@/lib/paths'
import { classNames } from '@/ui/classNames'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './Brand.module.css'

/** The museum's logo and name: a link to the content site, or to the home page without one. */
export function Brand({ size = 'm' }: { size?: 'm' | 'l' }) {
  const className = classNames(styles.brand, styles[size])
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
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={styles.wall} d="M0 0h40v40H0z" />
        <path className={styles.door} d="M15.5 7h9v18h-9z" />
        <path className={styles.light} d="M15.5 25h9L39 40H1z" />
      </svg>
      <span className={styles.name}>
        <span className={styles.kind}>Museo</span> Memoria y Tolerancia
      </span>
    </>
  )
}
