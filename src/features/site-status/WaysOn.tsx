import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'

import styles from './WaysOn.module.css'

const ways = [
  ['Ir a inicio', paths.home],
  ['Ver los servicios escolares', paths.services],
  ['Leer los términos y condiciones', paths.terms],
] as const

/** Sections that are there, for who meets one that is not. */
export function WaysOn({ onChoose }: { onChoose?: () => void }) {
  return (
    <ul className={styles.ways}>
      {ways.map(([label, to]) => (
        <li key={to}>
          <Link className={styles.way} to={to} onClick={onChoose}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
