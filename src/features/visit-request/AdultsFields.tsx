import { NumberField } from '@/ui/fields/NumberField'

import styles from './AdultsFields.module.css'

/** The grown-ups who come along; parents may be none. */
export function AdultsFields() {
  return (
    <div className={styles.adults}>
      <NumberField name="teachers" label="Profesores" hint="Al menos una persona" min={1} />
      <NumberField name="parents" label="Padres de familia" hint="Si alguien acompaña" optional />
    </div>
  )
}
