import { Note } from '@/ui/Note'

import styles from './NotFoundLine.module.css'

/** Shown when the home page stands in for an unknown address. */
export function NotFoundLine() {
  return (
    <div className={styles.strip}>
      <div className="container">
        <Note tone="warn" live="polite">
          No encontramos esa página. Revisa la dirección o sigue desde aquí, en el inicio.
        </Note>
      </div>
    </div>
  )
}
