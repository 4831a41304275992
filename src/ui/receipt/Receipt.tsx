import { useId, type ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './Receipt.module.css'
import { ReceiptTotal, type ReceiptTotalProps } from './ReceiptTotal'

interface ReceiptRow {
  label: string
  value: ReactNode
  /** The sum of the rows above. */
  sum?: boolean | undefined
}

interface ReceiptProps {
  title: ReactNode
  subtitle?: ReactNode
  rows: ReceiptRow[]
  total: ReceiptTotalProps
  /** What somebody may do about the total, right below it. */
  advice?: ReactNode
  note?: ReactNode
}

/** A receipt: a title, rows of labels and values, and a total. */
export function Receipt({ title, subtitle, rows, total, advice, note }: ReceiptProps) {
  const titleId = useId()
  return (
    <section className={styles.receipt} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <dl className={styles.rows}>
        {rows.map(({ label, value, sum }) => (
          <div key={label} className={classNames(styles.row, sum && styles.sum)}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <ReceiptTotal {...total} />
      {advice !== undefined && <p className={classNames(styles.advice, 'no-print')}>{advice}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  )
}
