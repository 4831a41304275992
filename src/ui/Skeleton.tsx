import { classNames } from './classNames'
import styles from './Skeleton.module.css'

/** A placeholder for loading content. Appears after 300 ms, so that fast responses do not flicker. */
export function Skeleton({ width = '100%', height = '1.25rem' }) {
  return <span className={classNames(styles.skeleton, 'edge')} style={{ width, height }} aria-hidden="true" />
}
